/**
 * Whether a spreadsheet has rounded a long number to show it in a narrow column, as `1.93E+09` for 1930659387. Several numbers
 * become the same one, and the digits are lost.
 */
export const isCutNumber = (text: string): boolean => text.includes('+') && /^\d(?:[.,]\d{1,14})?E\+\d{1,2}$/i.test(text.trim());
