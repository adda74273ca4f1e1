# Who sits at a table.
empty-chair = Posto vuoto
former-player = Ex giocatore
guest = Ospite
player = Giocatore { $n }

# What is said when a table cannot do something: error-CODE.
error-bad-request = Questa richiesta qui non ha senso.
error-bad-message = Il messaggio non è comprensibile.
error-not-found = A questo indirizzo non c'è nulla.
error-not-yours = Questo non spetta a te.
error-not-seated = Non siedi a questo tavolo.
error-not-now = Adesso non è possibile.
error-illegal = Le regole non lo permettono.
error-no-undo = Non c'è nulla da annullare.
error-options = Queste opzioni non vanno bene per il gioco.
error-record = Questa non è la registrazione di una partita che si possa rivedere qui.
error-name = Un nome ha da 1 a 24 caratteri, tutti visibili.
error-need-chair = Prendi posto anche tu, oppure lascia tutti i posti ai bot e guarda.
error-stopped = Un errore del programma ha fermato questo tavolo. Ci dispiace. Puoi scaricarne la registrazione.
error-rules-changed = Questa partita è stata giocata con regole diverse da quelle di oggi. La registrazione si può ancora scaricare.
error-version = Questa pagina non è aggiornata. Ricaricala, per favore.
error-internal = Qualcosa è andato storto da parte nostra.
