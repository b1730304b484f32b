/**
 * Markdown of a model or a person in which no program shows a picture, a link or HTML: brackets but those of citations, angle
 * brackets and what programs make links of by themselves are escaped. What is escaped already stays so.
 */
export const safeMarkdown = (text: string): string =>
  text.replace(/\\[!-/:-@[-`{-~]|\[\d{1,4}(?:, ?\d{1,4}){0,20}\](?![[(:])|[[\]<>]|(?<=\w):(?=\/\/)|(?<=www)\.|@/gi, (found) =>
    found.length > 1 ? found : `\\${found}`,
  );
