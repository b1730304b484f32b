import type { Receivable } from '../receivables/open';
import type { SalesQuantiles } from './sales-quantiles';

export function naiveSales(all: readonly Receivable[], from: number, to: number): number {
  let sum = 0;
  for (const row of all) if (row.kind !== 'payment-on-account' && from <= row.issuedOn && row.issuedOn <= to) sum += row.amount;
  return sum;
}

/** Applies the product's table directly to the rows, without using the package's own code. */
export function naiveBadge(all: readonly Receivable[], A: number, customers: number, at: SalesQuantiles | undefined): string {
  const { q40 = Number.NaN, q60 = Number.NaN, q80 = Number.NaN } = at ?? {};
  const left = (row: Receivable, day: number) => {
    let open = row.issuedOn <= day ? row.amount : 0;
    for (const { on, amount } of row.applications) if (row.issuedOn <= day && on <= day) open -= amount;
    return open;
  };
  const invoices = all.filter((row) => row.kind === 'invoice' && row.issuedOn <= A);
  const year = invoices.filter((row) => A - row.issuedOn < 365);
  const M = naiveSales(all, A - 364, A);
  const pM = naiveSales(all, A - 729, A - 365);
  if (customers === 0) return 'not-set';

  const credit = all
    .map((row) => left(row, A))
    .filter((open) => open < 0)
    .reduce((sum, open) => sum - open, 0);
  const early = year.some((row) => row.applications.some(({ on }) => on < row.issuedOn));
  const above = year.some((row) => row.amount >= 0 && left(row, A) < 0);
  const dueFirst = year.some((row) => row.dueOn < row.issuedOn);
  if (customers > 1 || early || above || dueFirst || credit > Math.max(0, M) / 4) return 'possible-mismatch';

  const dates = invoices.map(({ issuedOn }) => issuedOn).sort((a, b) => a - b);
  if (dates.length < 3) return 'limited-data';
  const known = A - (dates[0] as number);
  if (known < 90) return 'limited-data';

  const gaps: number[] = [];
  for (let i = 1; i < dates.length; i += 1)
    if (dates[i] !== dates[i - 1]) gaps.push((dates[i] as number) - (dates[i - 1] as number));
  gaps.sort((a, b) => a - b);
  const middle = gaps.length ? ((gaps[(gaps.length - 1) >> 1] as number) + (gaps[gaps.length >> 1] as number)) / 2 : 0;
  const cad = Math.max(middle, 30);
  const rec = A - (dates[dates.length - 1] as number);
  if (rec / cad > 2 && (M > 0 || pM > 0) && (M >= q60 || pM >= q60)) return 'do-not-lose-them';
  if (rec > 365 && rec > 2 * cad) return 'hibernating';

  const due = year.filter((row) => row.amount > 0 && row.dueOn < A);
  const pl = due.filter((row) => left(row, Math.max(row.dueOn, row.issuedOn)) > 0).length / due.length;
  let [top, bottom] = [0, 0];
  for (const row of year.filter(({ amount }) => amount > 0)) {
    let [sum, counted] = [0, 0];
    for (const { on, amount } of [...row.applications].sort((a, b) => a.on - b.on)) {
      if (on > A) continue;
      sum += amount;
      const now = Math.min(sum, row.amount);
      top += (now - counted) * (on - row.dueOn);
      bottom += now - counted;
      counted = now;
    }
    if (row.dueOn < A && row.amount > counted) {
      top += (row.amount - counted) * (A - row.dueOn);
      bottom += row.amount - counted;
    }
  }
  const wdl = bottom > 0 ? top / bottom : 0;
  if (wdl > 15 || pl >= 0.5 || all.some((row) => left(row, A) > 0 && A - row.dueOn > 60)) return 'late-payer';
  if (M >= q80 && pl <= 0.25) return 'champion';
  if (rec / cad > 2 || (known >= 730 && M / 4 < pM / 5)) return 'needs-attention';
  if (M < q40 && (known < 365 || M * 10 >= pM * 11)) return 'promising';
  return 'good';
}
