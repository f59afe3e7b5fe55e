// The language of the terminal is the language of a browser without a document: the tests begin in English everywhere. It is asked for
// when the words are loaded, so this comes before everything that loads them.
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
