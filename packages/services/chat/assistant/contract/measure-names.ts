/** Labels of measures that differ from the words of their name. */
const words: Record<string, string> = {
  open: 'owed in total',
  overdue: 'overdue',
  current: 'not yet due',
  days1To30: '1–30 days past due',
  days31To60: '31–60 days past due',
  days61To90: '61–90 days past due',
  over90: 'over 90 days past due',
  salesBefore: 'sales of the year before',
  revenueBefore: 'revenue of the year before',
  unappliedCredit: 'credit not applied',
  longestPastDue: 'longest past due',
  dso: 'DSO',
  bestPossibleDso: 'best possible DSO',
  countbackDso: 'countback DSO',
  cei: 'CEI',
  mean: 'CEI, mean of the months',
  inOnePiece: 'CEI in one piece',
  herfindahl: 'Herfindahl–Hirschman index',
  ceiInOnePiece: 'CEI in one piece',
  atStake: 'at stake',
  firstYear: 'value of the first 12 months',
  opportunity: 'opportunity a year',
  staleOpportunity: 'opportunity of stale prices a year',
  veryStale: 'very stale',
  daysLate: 'days late, weighted by amount',
  shareLate: 'share of invoices paid late',
  unsure: 'documents not known to be settled',
};

/** Returns the label of a measure: "longest past due" for `longestPastDue`. */
export function nameOfMeasure(path: string): string {
  const known = written.get(path);
  if (known !== undefined) return known;
  const name = path.split('.').map(nameOf).join(', ');
  if (written.size < 1000) written.set(path, name);
  return name;
}

const written = new Map<string, string>();

const nameOf = (name: string): string =>
  words[name] ??
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/(\d+)/g, ' $1 ')
    .trim();
