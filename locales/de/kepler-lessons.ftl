# The lessons of Kepler-3042: see seti-lessons.
