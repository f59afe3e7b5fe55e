## Antworten im Voraus

standing-title = Feste Antworten
standing-about = Was du hier beantwortest, wird von nun an für dich beantwortet. Nur du siehst es. Nimmst du eine solche Antwort zurück, wirst du wieder gefragt.
standing-always = Immer …
standing-ask = Mich fragen
standing-revoke-all = Mich wieder alles fragen
