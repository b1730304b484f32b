/** What a parser finds in a file with sheets. The sheets are numbered in the order in which they start. */
export interface SheetEvents {
  sheet(name: string): void;
  /** The sheet with this number is hidden. */
  hidden(sheet: number): void;
  /** A cell, in the order of rows. Lines count from 1, columns from 0. @param isNumber whether it is stored as a number */
  cell(sheet: number, line: number, column: number, text: string, isNumber: boolean): void;
}

/** Returns an attribute by its name without the prefix. */
export function attributeOf(attributes: Record<string, string>, name: string): string | undefined {
  for (const key in attributes) if (key === name || key.endsWith(`:${name}`)) return attributes[key];
  return undefined;
}

/** Returns how many cells an attribute stands for, at least one. */
export function countOf(attributes: Record<string, string>, name: string, max: number): number {
  const count = Number(attributeOf(attributes, name) ?? 1);
  return Number.isInteger(count) && count > 1 ? Math.min(count, max) : 1;
}
