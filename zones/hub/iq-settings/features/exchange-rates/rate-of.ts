/** A rate as the API takes it, a decimal comma read as a point; undefined when it is no number above zero. */
export function rateOf(text: string): string | undefined {
  const decimal = text.trim().replace(',', '.');
  return /^(?=.*[1-9])\d{1,12}(\.\d{1,12})?$/.test(decimal) ? decimal : undefined;
}
