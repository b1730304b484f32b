import { sampleLedger } from './sample-ledger';

test('the sample ledger is the same throughout a month, and ends with the last day of the previous month', () => {
  const ledger = sampleLedger(Date.UTC(2027, 2, 1), 'USD');
  expect(sampleLedger(Date.UTC(2027, 2, 31, 23, 59), 'USD')).toEqual(ledger);
  expect(ledger.asOf).toBe('2027-02-28');
});

test('the sample ledger is consistent in any month: nothing is later than its date, nothing is paid twice', () => {
  for (let month = 0; month < 13; month++) {
    const { asOf, records } = sampleLedger(Date.UTC(2026, month, 15), 'CAD');
    const days = [
      ...records.invoices.map(({ issuedOn }) => issuedOn),
      ...records.bills.map(({ issuedOn }) => issuedOn),
      ...records.payments.map(({ paidOn }) => paidOn),
      ...records.applications.map(({ appliedOn }) => appliedOn),
      ...records['credit notes'].map(({ issuedOn }) => issuedOn),
      ...records['vendor payments'].map(({ paidOn }) => paidOn),
    ].toSorted();
    expect((days.at(-1) ?? '') <= asOf).toBe(true);
    expect(new Set(records.invoices.map(({ sourceId }) => sourceId)).size).toBe(records.invoices.length);
    const paid = new Map<string, number>();
    for (const { invoiceSourceId: id, amount } of records.applications) paid.set(id, (paid.get(id) ?? 0) + amount);
    expect(records.invoices.filter(({ sourceId, total }) => (paid.get(sourceId) ?? 0) > total)).toEqual([]);
    expect(new Set(records.invoices.map(({ issuedOn }) => issuedOn.slice(0, 7))).size).toBe(38);
    expect(new Set([...records.invoices, ...records.bills].map(({ currency }) => currency))).toEqual(new Set(['CAD']));
  }
});
