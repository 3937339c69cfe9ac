# Wörter jedes Tisches: Ablehnungen, Ressourcen, Plätze.
refusal-lacking = { $what }: { $needs } nötig, { $has } vorhanden

resource-fuel = Treibstoff

seat = Platz { $seat }
