/** What a column of a statement contains. `other` is part of the text. */
export type ColumnUse =
  | 'date'
  | 'valueDate'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'side'
  | 'currency'
  | 'payer'
  | 'id'
  | 'status'
  | 'unused'
  | 'other';

/** Headings of banks in English, German, French, Spanish, Italian and Dutch; lower case, letters and spaces only. */
const headings: Record<Exclude<ColumnUse, 'other'>, string> = {
  date: `date|booking date|posted date|posting date|transaction date|date posted|completed date|entry date|buchungstag|buchungsdatum|
    datum|date comptable|date operation|date de comptabilisation|fecha|fecha operacion|fecha contable|data|data contabile|
    boekdatum|transactiedatum`,
  valueDate:
    'value date|valuta|valutadatum|wertstellung|date valeur|date de valeur|fecha valor|data valuta|rentedatum|interest date',
  amount: `amount|transaction amount|betrag|umsatz|montant|importe|importo|bedrag|value|amount eur|amount usd|amount gbp|amount chf|
    betrag eur|paid in out|net amount`,
  credit: `credit|credits|credit amount|money in|paid in|deposit|deposits|deposit amount|haben|gutschrift|gutschrift in chf|credit eur|
    montant credit|abono|abonos|haber|accrediti|avere|entrate|bij`,
  debit: `debit|debits|debit amount|money out|paid out|withdrawal|withdrawals|withdrawal amount|soll|belastung|belastung in chf|
    debit eur|montant debit|cargo|cargos|debe|addebiti|dare|uscite|af`,
  side: 'credit debit|debit credit|cr dr|dr cr|credit or debit|soll haben|sh|af bij|direction|sens|transaction type|type',
  currency: 'currency|ccy|wahrung|devise|moneda|divisa|valuta code|munt|currency code',
  payer: `payer|name|payee|counterparty|counterparty name|other party|from|auftraggeber|zahlungspflichtiger|
    beguenstigter zahlungspflichtiger|auftraggeber beguenstigter|name zahlungsbeteiligter|zahlungsbeteiligter|tegenpartij|
    naam tegenpartij|naam omschrijving|ordenante|ordinante|donneur d ordre`,
  id: 'transaction id|fitid|bank reference|transaction reference|reference number|transaction number|transaktionsnummer|bank id|id',
  status: 'status|state|transaction status|booking status',
  unused: `balance|running balance|account balance|available balance|saldo|solde|saldo nach buchung|saldo na mutatie|account|
    account number|iban|konto|auftragskonto|rekening|balance after|fee|category`,
};

const useOf = new Map(
  Object.entries(headings).flatMap(([use, names]) =>
    names.split('|').map((name) => [name.replace(/\s+/g, ' ').trim(), use as ColumnUse] as const),
  ),
);

/** Returns a heading in lower case with plain letters only: `Wertstellung (Valuta)` as `wertstellung valuta`. */
const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Returns the use of each column of a heading row; undefined for a row that has no date and no amount. */
export function columnsOf(cells: readonly string[]): ColumnUse[] | undefined {
  const uses = cells.map((cell): ColumnUse => useOf.get(plainHeading(cell.slice(0, 60))) ?? 'other');
  // Of several columns for the same thing, the first one counts; the others are part of the text.
  const single = uses.map((use, at) => (use !== 'unused' && uses.indexOf(use) < at ? 'other' : use));
  const has = (use: ColumnUse) => single.includes(use);
  if (!has('date') && has('valueDate')) single[single.indexOf('valueDate')] = 'date';
  return has('date') && (has('amount') || has('credit'))
    ? single.map((use) => (use === 'valueDate' ? 'unused' : use))
    : undefined;
}
