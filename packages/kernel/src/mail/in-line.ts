/** Puts a person's text on one line of a mail: its line breaks become spaces. */
export const inLine = (text: string): string => text.replace(/\s+/g, ' ');
