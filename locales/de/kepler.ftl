# Wörter von Kepler-3042.

catalog-kepler-pack = Datenpaket
catalog-kepler-planets = Planeten
catalog-kepler-types = Planetenarten
catalog-kepler-technologies = Technologien
catalog-kepler-tracks = Führungsleisten
catalog-kepler-main-actions = Hauptaktionen
catalog-kepler-bonus-actions = Bonusaktionen
catalog-kepler-action-board = Aktionstafel
catalog-kepler-cards = Fortschrittskarten
catalog-kepler-objectives = Ziele
catalog-kepler-scoring = Punkte am Spielende
catalog-kepler-setup = Spielaufbau
catalog-kepler-galaxy = Galaxieplan
catalog-kepler-campaigns = Solokampagnen
catalog-kepler-levels = Stufen einer Kampagne
catalog-kepler-ghost = Geisterspieler

fact-kepler-alien-colonies = außerirdische Planeten besiedelbar
fact-kepler-antimatter = Antimaterie
fact-kepler-binary = Doppelsterne
fact-kepler-burn-for-both = verbrannt für beide Bonusaktionen
fact-kepler-burn-per-bonus = verbrannt je Bonusaktion
fact-kepler-collects-medals = sammelt Medaillen
fact-kepler-colony = erzeugt als Kolonie
fact-kepler-column = Spalte
fact-kepler-condition = Bedingung
fact-kepler-conversions = Umwandlungen je Zug
fact-kepler-cost = Kosten
fact-kepler-cubes-per-5 = Würfel je 5 Punkte über dem vorigen Minimum
fact-kepler-difficulty = Schwierigkeit
fact-kepler-earth = auf der Erde
fact-kepler-effect = Wirkung
fact-kepler-energy = Energie
fact-kepler-grants-collaboration = seine Stufen helfen dem Spieler
fact-kepler-icon = Symbol
fact-kepler-italian = italienischer Name
fact-kepler-leadership = Technologieführung
fact-kepler-leadership-colonise = Führung für das Besiedeln
fact-kepler-leadership-from-technology = Führung durch Technologien
fact-kepler-leadership-terraform = Führung für das Terraformen
fact-kepler-level = Stufe
fact-kepler-long = Felder in der Fernzone
fact-kepler-medium = Felder in der Mittelzone
fact-kepler-min-players = Spieler mindestens
fact-kepler-minimum = Punkte mindestens
fact-kepler-objectives = Ziele
fact-kepler-points = Punkte
fact-kepler-producing = erzeugende Planeten
fact-kepler-receives-collaboration = erhält Zusammenarbeit
fact-kepler-removed-in-solo = entfällt im Solospiel
fact-kepler-rounds = Runden
fact-kepler-row = Zeile
fact-kepler-sagittarius-a = Sagittarius A*
fact-kepler-set = Satz
fact-kepler-setup-levels = Stufen beim Aufbau
fact-kepler-shifts = Verschiebungen je Zug
fact-kepler-ship-cost = Kosten eines Raumschiffs
fact-kepler-short = Felder in der Nahzone
fact-kepler-single = Einzelsterne
fact-kepler-single-burn = beide Bonusaktionen für einen verbrannten Würfel
fact-kepler-sol = Sonne
fact-kepler-solo-earth = auf der Erde im Solospiel
fact-kepler-solo-storage = im Lager im Solospiel
fact-kepler-speed = Geschwindigkeit
fact-kepler-start = der Aktionswürfel beginnt hier
fact-kepler-steps = Wirkung
fact-kepler-storage = im Lager
fact-kepler-tech = Technologie
fact-kepler-technology-rounds = Technologien steigen in den Runden
fact-kepler-terraform-level = höchste Terraformstufe
fact-kepler-terraformed = erzeugt terraformt
fact-kepler-track-steps = Führung in jeder Runde
fact-kepler-triple = Dreifachsterne
fact-kepler-type = Art
fact-kepler-unlocks = Zusammenarbeit gibt Stufe

type-kepler-oceanic = ozeanisch
type-kepler-rocky = felsig
type-kepler-super-earth = Supererde
type-kepler-gas-giant = Gasriese
type-kepler-alien = außerirdisch
tech-kepler-space-travel = Raumfahrt
tech-kepler-quantum-physics = Quantenphysik
tech-kepler-energy-development = Energieentwicklung
tech-kepler-terraforming = Terraforming
tech-kepler-antimatter-science = Antimateriewissenschaft
track-kepler-colonial = Kolonialleiste
track-kepler-technology = Technologieleiste
track-kepler-choice = Leiste eigener Wahl
zone-kepler-short = Nahzone
zone-kepler-medium = Mittelzone
zone-kepler-long = Fernzone
icon-kepler-regenerate = 1 regenerieren
icon-kepler-produce-energy = 1 Energie erzeugen
icon-kepler-produce-matter = 1 Materie erzeugen
icon-kepler-produce-antimatter = 1 Antimaterie erzeugen
icon-kepler-medal = Medaille
set-kepler-standard = normal
set-kepler-advanced = fortgeschritten
difficulty-kepler-easy = leicht
difficulty-kepler-medium = mittel
difficulty-kepler-hard = schwer
difficulty-kepler-extreme = extrem
difficulty-kepler-utopian = utopisch
conversions-kepler-unlimited = unbegrenzt
target-kepler-all = alle
target-kepler-highest-colonial = Vorderste auf der Kolonialleiste
target-kepler-lowest-colonial = Hinterste auf der Kolonialleiste
target-kepler-highest-technology = Vorderste auf der Technologieleiste
target-kepler-lowest-technology = Hinterste auf der Technologieleiste
on-kepler-any-one-planet = einem beliebigen Planeten
on-kepler-earth = der Erde
amount-kepler-number-of-the-level-reached = so viele wie die erreichte Stufe
scoring-kepler-antimatter = Jede Antimaterie auf einem Planeten
scoring-kepler-all-types = Kolonien aller fünf Arten
scoring-kepler-three-of-a-type = Drei Kolonien einer Art
scoring-kepler-ship-on-mine = Jedes Raumschiff auf einer Mine
scoring-kepler-maxed-technology = Jede Technologie auf der höchsten Stufe
scoring-kepler-medal = Jede Medaille
scoring-kepler-zone-short = Jede Kolonie in der Nahzone
scoring-kepler-zone-medium = Jede Kolonie in der Mittelzone
scoring-kepler-zone-long = Jede Kolonie in der Fernzone
level-kepler-1 = Stufe 1
level-kepler-2 = Stufe 2
level-kepler-3 = Stufe 3
level-kepler-4 = Stufe 4

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
