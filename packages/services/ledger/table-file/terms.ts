/** Days of the longest terms; what is above is no number of days. */
const LONGEST = 365;

const atOnce = /^(due )?(on|upon) receipt$|^(immediate(ly)?|cod|sofort( fällig)?|comptant|à réception( de( la)? facture)?)$/;

/** Terms that count from something else than the invoice's day: the end of its month, the 15th. */
const notFromInvoice = /\beom\b|\bend of\b|month|monat|fin de|\bmois\b|\d(st|nd|rd|th)\b/;

const days = [
  /\bnet(?:to)?\s*(\d{1,3})\b/,
  /\b(\d{1,3})\s*(?:days?|tagen?|jours)\s*net(?:to)?\b/,
  /^(\d{1,3})\s*(?:days?|tagen?|jours)?$/,
];

/** The days after its invoice that something is due by terms such as "Net 30" or "Due on receipt"; undefined when they are none. */
export function termsDays(text: string): number | undefined {
  const words = text.trim().toLowerCase();
  if (notFromInvoice.test(words)) return undefined;
  if (atOnce.test(words)) return 0;
  const found = days.map((of) => of.exec(words)?.[1]).find((count) => count !== undefined);
  return found === undefined || Number(found) > LONGEST ? undefined : Number(found);
}
