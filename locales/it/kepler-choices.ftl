# Che cosa si decide in Kepler-3042: domande, scelte e ciò di cui parla un rifiuto.

about-kepler-advance = Scegli una tecnologia da far avanzare.
about-kepler-bonus = Scegli un’azione bonus, oppure prosegui.
about-kepler-build = Scegli dove costruire un’astronave, oppure termina.
about-kepler-burn = Scegli una risorsa da bruciare.
about-kepler-cubes = Scegli una risorsa bonus per la Terra.
about-kepler-destination = Scegli dove va l’astronave.
about-kepler-develop = Scegli una tecnologia e il pianeta che spende le risorse, oppure termina.
about-kepler-exploit = Scegli una colonia da far produrre, oppure termina.
about-kepler-fly = Scegli la prossima astronave da muovere, oppure termina.
about-kepler-main = Muovi il cubetto Azione: scegli un’azione principale.
about-kepler-offer = Applica la carta Progresso, oppure rinuncia.
about-kepler-opponent = Scegli un avversario.
about-kepler-place = Scegli un esagono per la prossima tessera coperta.
about-kepler-produce = Scegli che cosa produrre e dove.
about-kepler-recall = Ritira astronavi, oppure termina il turno.
about-kepler-regenerate = Scegli una risorsa da rigenerare.
about-kepler-reveal = Scegli una tessera. Quando le hai scelte tutte, si scoprono insieme.
about-kepler-settle = Scegli un pianeta da colonizzare, oppure termina.
about-kepler-start = Scegli una tecnologia iniziale.
about-kepler-terraform = Scegli una colonia da terraformare, oppure termina.
about-kepler-track = Scegli il tracciato su cui avanzare.

choice-kepler-accept = Applica la carta Progresso «{ $card }»: { $effect }
choice-kepler-action = { $action }: { $does } (azioni bonus: { $bonuses })
choice-kepler-advance = Fai avanzare gratis { $tech } al livello { $level }, { $name } – { $gives }
choice-kepler-advance-burn = { $level ->
    [one] Fai avanzare { $tech } al livello { $level }, { $name }, bruciando { $level } risorsa – { $gives }
   *[other] Fai avanzare { $tech } al livello { $level }, { $name }, bruciando { $level } risorse – { $gives }
}
choice-kepler-bonus = { $n ->
    [0] { $bonus }, senza altri costi: { $effect }
    [one] { $bonus }, bruciando { $n } risorsa: { $effect }
   *[other] { $bonus }, bruciando { $n } risorse: { $effect }
}
choice-kepler-build = Costruisci gratis un’astronave in { $hex } ({ $place })
choice-kepler-build-paid = Costruisci un’astronave in { $hex }: spendi { $cost } { $place }
choice-kepler-burn = Brucia { $amount } { $place }
choice-kepler-convert = Converti { $gives } in { $takes } { $place }
choice-kepler-cube = Metti { $amount } sulla Terra
choice-kepler-decline = Rinuncia alla carta Progresso
choice-kepler-develop = Fai avanzare { $tech } al livello { $level }, { $name }, spendendo { $cost } { $place } – { $gives }
choice-kepler-done = Basta così
choice-kepler-end = Termina il turno
choice-kepler-exploit = Produci su { $planet }: { $cubes }
choice-kepler-move = Muovi l’astronave { $ship } in { $hex }
choice-kepler-move-mine = Porta l’astronave { $ship } sulla miniera in { $hex }
choice-kepler-move-planet = Porta l’astronave { $ship } su { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Porta l’astronave { $ship } sull’obiettivo coloniale in { $hex }: +1 sul tracciato Leadership Coloniale
choice-kepler-opponent = Scegli { $seat }
choice-kepler-place = Piazza la tessera in { $hex }
choice-kepler-produce = Produci { $cubes } { $place }
choice-kepler-put-back = Prima un’altra astronave, poi l’astronave { $ship }
choice-kepler-recall = Ritira l’astronave { $ship } ({ $where })
choice-kepler-recall-mine = Ritira l’astronave { $ship } ({ $where }): rigenera una risorsa, rinuncia ai punti della miniera
choice-kepler-regenerate = Rigenera { $amount }
choice-kepler-reveal = Scegli la tessera da scoprire: { $hex }
choice-kepler-settle = Colonizza { $planet } ({ $type }; { $hex }): +{ $n } sul tracciato Leadership Coloniale
choice-kepler-shift = Sposta { $amount } { $from } { $to }
choice-kepler-ship = Muovi l’astronave { $ship } ({ $where })
choice-kepler-skip = Rinuncia
choice-kepler-start = Inizia con { $tech } al livello { $level }, { $name } – { $gives }
choice-kepler-stay = Fermati qui
choice-kepler-stay-put = L’astronave { $ship } resta; fine dei movimenti
choice-kepler-terraform = { $n ->
    [0] Terraforma { $planet } ({ $type }; { $hex }) per { $cost }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] Terraforma { $planet } ({ $type }; { $hex }) per { $cost }: +{ $n } sul tracciato Leadership Coloniale, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
choice-kepler-terraform-free = { $n ->
    [0] Terraforma gratis { $planet } ({ $type }; { $hex }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] Terraforma gratis { $planet } ({ $type }; { $hex }): +{ $n } sul tracciato Leadership Coloniale, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
choice-kepler-track = Avanza { $track }: { $from } → { $to }
choice-kepler-track-icons = Avanza { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Costruire un’astronave
action-kepler-build-from = Costruire un’astronave con le risorse prese { $place }
action-kepler-convert = Convertire una risorsa
action-kepler-convert-kind = Convertire 1 { $gives }
action-kepler-develop-tech = Far avanzare { $tech }
action-kepler-exploit = Produrre su un pianeta
action-kepler-exploit-earth = Produrre sulla Terra
action-kepler-settle = Colonizzare un pianeta
action-kepler-shift = Spostare una risorsa
action-kepler-ship = Muovere un’astronave
action-kepler-terraform = Terraformare un pianeta

# Che cosa parla ora a favore di una scelta: frasi a sé.
reason-kepler-card = Per come stanno ora le cose, alla fine del round la carta Progresso «{ $card }» ti dà un beneficio.
reason-kepler-last-turn = È il tuo ultimo turno della partita: ciò che non conta alla fine è perso.
reason-kepler-medals = Ora nessuno ti precede sul { $track }, e sulla carta Progresso { $n ->
    [one] c’è { $n } medaglia
   *[other] ci sono { $n } medaglie
} per questo tracciato.
reason-kepler-objective = Ora il tuo Obiettivo «{ $objective }» è completato ({ $n ->
    [one] { $n } punto
   *[other] { $n } punti
}).
reason-kepler-objective-nearer = Avvicina il tuo Obiettivo «{ $objective }»: { $n } su { $all }.
reason-kepler-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} in più alla fine della partita: { $source }.
