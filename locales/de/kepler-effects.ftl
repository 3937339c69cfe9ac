# Was das Material von Kepler-3042 sagt: Effekte, Bedingungen, Mengen.

amount-kepler-number-of-the-level-reached = so viele wie die erreichte Stufe

op-kepler-may = { $target } dürfen: { $do }
op-kepler-must = { $target }: { $do }
op-kepler-advance-track = { $amount } vorrücken auf der { $track }
op-kepler-regenerate = bis zu { $amount } regenerieren
op-kepler-produce = erzeugen auf { $on }: { $resources }
op-kepler-burn = { $amount } verbrennen
op-kepler-advance-technology = eine Technologie kostenlos um { $levels } steigern, höchstens auf Stufe { $maxlevel }
op-kepler-build-ship-free = ein Raumschiff kostenlos bauen
op-kepler-move-ships = jedes Raumschiff bis zu { $hexes } Felder bewegen
op-kepler-reveal-tiles = { $count } Plättchen aufdecken
op-kepler-terraform =
    bis zu { $planets } terraformen{ $paycost ->
        [false] {""}, ohne Kosten
       *[other] {""}
    }
op-kepler-choose-opponent = jemanden benennen, der darf: { $opponent }; dann: { $self }

op-kepler-terraformed-in-zone = terraformte Planeten in der { $zone }: { $atleast }
op-kepler-terraformed-of-type = terraformte Planeten der Art { $type }: { $atleast }
op-kepler-terraformed-total = terraformte Planeten: { $atleast }
op-kepler-terraformed-same-type = terraformte Planeten derselben Art: { $atleast }
op-kepler-colonised-in-zone = besiedelte Planeten in der { $zone }: { $atleast }
op-kepler-colonised-of-type = besiedelte Planeten der Art { $type }: { $atleast }
op-kepler-colonised-total = besiedelte Planeten: { $atleast }
op-kepler-technologies-at-level = Technologien auf Stufe { $level } oder höher: { $atleast }
op-kepler-antimatter-on-planets = Antimaterie auf Planeten: { $atleast }
op-kepler-ships-on-mines = Raumschiffe auf Minen: { $atleast }
op-kepler-ships-on-board = Raumschiffe auf dem Plan: { $atleast }
op-kepler-highest-on-track =
    vorn auf der { $track }{ $ties ->
        [false] {""}, allein
       *[other] {""}
    }{ $ghost ->
        [false] {""}, ohne den Geist
       *[other] {""}
    }
op-kepler-all-of = { $conditions }

gives-kepler-space-travel = Tempo { $speed }; ein Raumschiff kostet { $cost }
gives-kepler-quantum-physics = je Zug { $conversions } × umwandeln, { $shifts } × verschieben
gives-kepler-quantum-physics-unlimited = je Zug unbegrenzt umwandeln, { $shifts } × verschieben
gives-kepler-energy-development = Energiespeicherung erzeugt { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] Energiespeicherung erzeugt { $energy }; beide Bonusaktionen eines Zuges für { $n } verbrannten Würfel
   *[other] Energiespeicherung erzeugt { $energy }; beide Bonusaktionen eines Zuges für { $n } verbrannte Würfel
}
gives-kepler-terraforming = erzeugende Planeten: { $planets }; Terraformen bis Stufe { $level }
gives-kepler-antimatter-science = Antimateriegewinnung erzeugt { $antimatter }
gives-kepler-antimatter-science-alien = Antimateriegewinnung erzeugt { $antimatter }; fremde Planeten können besiedelt werden

amount-kepler-energy = { $n } Energie
amount-kepler-matter = { $n } Materie
amount-kepler-antimatter = { $n } Antimaterie
