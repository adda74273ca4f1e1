# Nomi dei bot al tavolo.
bot-random = Bot casuale
bot-greedy = Bot goloso
guest-name = Ospite { $number }
empty-chair = Sedia vuota

# Ciò che il server dice quando non può fare qualcosa: error-CODICE.
error-bad-request = Questa richiesta qui non ha senso.
error-bad-message = Il messaggio non è comprensibile.
error-too-big = Il messaggio è troppo lungo.
error-too-fast = Troppo in fretta. Un po' più piano, per favore.
error-too-many = Ce ne sono già troppi.
error-not-found = A questo indirizzo non c'è nulla.
error-not-yours = Questo non spetta a te.
error-not-seated = Non siedi a questo tavolo.
error-not-now = Adesso non è possibile.
error-illegal = Le regole non lo permettono.
error-no-seat = Quella sedia è occupata.
error-no-undo = Non c'è nulla da annullare.
error-undo-refused = Il tavolo non ha accettato di annullare.
error-private = Questo tavolo è privato. Serve il link d'invito.
error-options = Queste opzioni non vanno bene per il gioco.
error-name = Un nome ha da 1 a 24 lettere.
error-login = Un nome utente ha da 3 a 32 lettere, cifre, punti o trattini.
error-password = Una password ha almeno 10 caratteri.
error-taken = Quel nome utente è già in uso.
error-credentials = Nome utente o password errati.
error-need-name = Prima scegli un nome, per favore.
error-forbidden = Quella richiesta veniva da un altro sito.
error-stopped = Un errore del programma ha fermato questo tavolo. Ci dispiace. Puoi scaricarne la registrazione.
error-rules-changed = Questa partita è stata giocata con regole diverse da quelle di oggi. La registrazione si può ancora scaricare.
error-version = Questa pagina non è aggiornata. Ricaricala, per favore.
error-replaced = Questo tavolo è aperto in una finestra più recente.
error-busy = Il server è occupato. Riprova tra un momento.
error-shutdown = Il server si sta riavviando. La tua partita è al sicuro.
error-internal = Qualcosa è andato storto da parte nostra.
