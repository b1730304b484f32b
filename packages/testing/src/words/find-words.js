// @ts-check

/**
 * @typedef {object} WordList
 * @property {{ part: string, say: string }[]} names parts of names in camel case: `Figure` finds `useFigure` and `FigureSet`, not the word alone
 * @property {{ prefix: string, say: string }[]} prefixes beginnings of names: `MOST_` finds `MOST_ROWS`, `most` finds `mostRows`
 * @property {{ identifier: string, say: string }[]} identifiers whole names, where code declares them: `kept` finds `const kept` and `(kept) =>`, not prose
 * @property {{ phrase: string, say: string }[]} phrases whole words of prose, in any case
 * @property {{ text: string, in: string, reason: string }[]} exceptions what a file, or the files of a folder, may say
 */

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that lists the words of a file that docs/style.md replaces, each with its line and what to say.
 * @param {WordList} list
 */
export function wordFinder({ names, prefixes, identifiers, phrases, exceptions }) {
  const rules = [
    ...names.map(({ part, say }) => ({
      text: part,
      say,
      pattern: RegExp(`\\b(?:\\w+${part}(?![a-z])\\w*|${part}(?![a-z])\\w+)`),
    })),
    ...prefixes.map(({ prefix, say }) => ({
      text: prefix,
      say,
      pattern: RegExp(`\\b${escaped(prefix)}${prefix.endsWith('_') ? '\\w' : '[A-Z]'}\\w*`),
    })),
    ...identifiers.map(({ identifier, say }) => ({
      text: identifier,
      say,
      pattern: RegExp(
        `\\b(?:const|let|function|type|interface|class)\\s+(?:[[{](?:[^=]*?[\\s,[{])??)?${identifier}\\b(?=\\s*[=:;,(<{\\]}]|\\s+(?:of|in|extends)\\b)|[(,]\\s*${identifier}(?=\\)?\\s*(?:=>|: [A-Za-z{(]))`,
      ),
    })),
    ...phrases.map(({ phrase, say }) => ({
      text: phrase,
      say,
      pattern: RegExp(`(?<![\\w-])${escaped(phrase).replaceAll(' ', '\\s+')}(?![\\w-])`, 'i'),
    })),
  ];

  /** @param {string} file path from the root @param {string} source */
  return function findWords(file, source) {
    const allowed = new Set(exceptions.filter((one) => file.startsWith(one.in)).map(({ text }) => text));
    const judged = rules.filter(({ text }) => !allowed.has(text));
    return source.split('\n').flatMap((line, index) =>
      judged.flatMap(({ pattern, say }) => {
        const [found] = pattern.exec(line) ?? [];
        return found ? [{ file, line: index + 1, found, say }] : [];
      }),
    );
  };
}

/**
 * Exceptions that no file needs any longer.
 * @param {WordList} list
 * @param {readonly [file: string, source: string][]} sources
 */
export function unusedExceptions({ names, prefixes, identifiers, phrases, exceptions }, sources) {
  return exceptions.filter(({ text, in: path }) => {
    const findWords = wordFinder({
      names: names.filter(({ part }) => part === text),
      prefixes: prefixes.filter(({ prefix }) => prefix === text),
      identifiers: identifiers.filter(({ identifier }) => identifier === text),
      phrases: phrases.filter(({ phrase }) => phrase === text),
      exceptions: [],
    });
    return !sources.some(([file, source]) => file.startsWith(path) && findWords(file, source).length);
  });
}
