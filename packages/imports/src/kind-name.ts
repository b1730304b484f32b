/** A kind of record as people read it: `credit-notes` is “Credit notes”. */
export const kindName = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
