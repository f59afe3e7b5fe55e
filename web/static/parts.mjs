// What of Python and of our package goes into the static table: what is loaded once the table is, and what is read or loaded later.

/** Everything in these, with the files that are read; games and bots are loaded by name. */
export const PACKAGES = ['arktable.engine', 'arktable.games', 'arktable.bots'];
/** What the worker calls. */
export const ENTRY = 'arktable.server.browser.worker';

/** Of the standard library, what is loaded in the middle of something. A folder means everything in it. */
const LATER = `_ast_unparse.py _py_warnings.py _strptime.py _weakrefset.py annotationlib.py ast.py asyncio/ base64.py calendar.py copy.py dis.py encodings/ascii.py
  encodings/idna.py encodings/latin_1.py importlib/ inspect.py json/ linecache.py locale.py opcode.py _opcode_metadata.py random.py re/ stringprep.py
  textwrap.py token.py tokenize.py traceback.py typing.py warnings.py zipfile/ _pyodide/ pyodide/`.split(/\s+/);

export const isLater = (path) => LATER.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)));

/** The files that say which languages there are. */
const LANGUAGE = /^arktable\/i18n\/locales\/[a-z]+\.ftl$/;
/** Words of the drawings in letters. */
const TERMINAL = /\/terminal\.[a-z]+\.ftl$/;

/** Numbers, words, lessons: what lies beside the code of the packages. */
export const isRead = (path) => LANGUAGE.test(path) || (!/\.(py|pyc|pyi)$/.test(path) && !TERMINAL.test(path) && PACKAGES.some((one) => path.startsWith(`${one.replace('.', '/')}/`)));
