/**
 * Makes Markdown of a model or a person safe, so that no program shows an image, a link or HTML. Escapes brackets except those of
 * citations, angle brackets, and characters that programs turn into links on their own. Existing escapes stay as they are.
 */
export const safeMarkdown = (text: string): string =>
  text.replace(/\\[!-/:-@[-`{-~]|\[\d{1,4}(?:, ?\d{1,4}){0,20}\](?![[(:])|[[\]<>]|(?<=\w):(?=\/\/)|(?<=www)\.|@/gi, (found) =>
    found.length > 1 ? found : `\\${found}`,
  );
