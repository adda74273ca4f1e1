option-hand-size = Carte in mano
gauge-cards = { $n ->
    [one] carta
   *[other] carte
}
prompt-build = Costruisci una casa con una delle tue carte
prompt-quarrel = Il tuo vicino ha costruito un altro { $value }: raccogli la lite o cedi?
action-build = Costruisci una casa da { $card }
action-yield = Cedi
action-feud = Raccogli la lite con un { $card }
event-built = { $seat } costruisce una casa da { $card } e segna { $card }
event-quarrelled = { $seat } costruisce un altro { $card } e litiga con { $other }
event-yielded = { $seat } cede; { $builder } segna { $points }
event-feuded = { $seat } scarta un { $card } e segna { $points }
event-drew = { $seat } pesca un { $card }
event-drew-hidden = { $seat } pesca una carta
no-such-card = Non hai in mano nessun { $card }
no-too-low = Un { $card } non batte il { $value }
no-quarrel = Non c'è nessuna lite da risolvere
no-build-now = Prima si risolve la lite
end-lane = Tutti hanno costruito quanto potevano
source-houses = Case
source-quarrels = Liti
place = { $deck ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $deck } carte nel mazzo
}
facts = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
pane-hand = La tua mano
hand-card = Un { $card } ({ $copies ->
    [one] una carta
   *[other] { $copies } carte
})
map-lane = Fila: { $houses }

# Ogni tipo di domanda, quando la si incontra per la prima volta.
topic-build = Gioca una carta della tua mano come prossima casa: vale subito i suoi punti. Se il valore è uguale alla casa precedente, nasce una lite.
topic-quarrel = Il tuo vicino ha costruito ciò che c'era già. Se cedi, segna il doppio; oppure scarta una carta più alta e segni tu il valore della casa.

# Le parti di un turno, e che cosa accade in ognuna.
ribbon-build = Casa
ribbon-quarrel = Lite
step-build = Una carta della mano diventa la prossima casa della fila e segna il suo valore.
step-quarrel = Due case vicine sono uguali: chi viene dopo cede, o scarta una carta più alta.

# Ciò di cui un principiante si pentirebbe.
slip-yield = Hai un { $card }: se lo scarti segni { $value }, e al tuo vicino non resta nulla.
