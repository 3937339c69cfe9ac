# The lessons of SETI, in their order: title, subtitle, then for each step the task, what is said when it is done, and
# what is said about something else that was tried.
lesson-seti-launch = Launch and fly
lesson-seti-launch-about = A probe leaves Earth, and moving costs energy.
lesson-seti-launch-1 = Your agency starts with nothing in space. Launch a probe: it costs two credits and begins on Earth.
lesson-seti-launch-1-done = Your probe is on Earth. In your turn you have one main action, and you have just used it.
lesson-seti-launch-1-other = Planning is not launching: you still have no probe in space.
lesson-seti-launch-2 = Now fly. Moving is a free action: each step costs one energy. Fly your probe to a planet next to it.
lesson-seti-launch-2-done = A visit to a planet brings publicity. Planets move when the discs turn, so look where they will be.
