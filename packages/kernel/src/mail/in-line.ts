/** Text of a person in a line of a mail: no line break of it begins another line. */
export const inLine = (text: string): string => text.replace(/\s+/g, ' ');
