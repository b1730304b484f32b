/** “the open balance” as the head of a column: “Open balance”. */
export function fieldName(noun: string): string {
  const words = noun.replace(/^the /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
