/** Writes months, `2025-01`, as people read them. */
export function monthFormat(locale: string | undefined): (month: string) => string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01`));
}
