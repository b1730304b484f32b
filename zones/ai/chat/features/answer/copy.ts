export const copy = {
  unmatched: 'matches no cited row',
  cite: (key: number, title: string) => `Source ${key}: ${title}`,
  sources: (count: number) => (count === 1 ? '1 source' : `${count} sources`),
  open: 'Open',
  openSource: (title: string) => `Open ${title}`,
  table: 'Table of the answer',
  copied: 'Copied',
  copyCode: 'Copy code',
  marksNote: (count: number) =>
    count === 1
      ? '1 number matches no cited row. Check it before you use it.'
      : `${count} numbers match no cited row. Check them before you use them.`,
};
