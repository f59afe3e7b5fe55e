## Répondre d’avance

standing-title = Réponses d’avance
standing-about = Ce que vous répondez ici est désormais répondu pour vous. Vous seul le voyez. Si vous revenez sur une telle réponse, la question vous est posée.
standing-always = Toujours…
standing-ask = Me demander
standing-revoke-all = Tout me demander de nouveau
