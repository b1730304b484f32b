import { type MadeLedger, newFirm, writeLedger } from '@services/insights/metrics/fixture-ledger';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { dayNumberOf } from '@suite/values/day-number';
import { askNew } from './fixture-asking';

const usd = { currency: 'USD', rate: '1' };

const invoice = (issuedOn: string, dueOn: string, dollars: number) => ({
  ...usd,
  customer: 0,
  issuedOn: dayNumberOf(issuedOn),
  dueOn: dayNumberOf(dueOn),
  total: dollars * 100,
  tax: 0,
  lines: [],
});

const payment = (on: string, dollars: number) => ({
  ...usd,
  kind: 'payment' as const,
  customer: 0,
  on: dayNumberOf(on),
  total: dollars * 100,
});

/**
 * January: sales 100, all past due at the end of the month. February: beginning AR 100, sales 50 + 150 = 200; of each past-due
 * invoice 50 stays open, so that ending AR is 50 + 50 + 50 = 150, of which 50 is current.
 */
const ledger: MadeLedger = {
  customers: ['Alder Bakery'],
  invoices: [
    invoice('2024-01-01', '2024-01-20', 100),
    invoice('2024-02-05', '2024-03-25', 50),
    invoice('2024-02-06', '2024-02-20', 150),
  ],
  credits: [payment('2024-02-10', 50), payment('2024-02-25', 100)],
  applications: [
    { invoice: 0, credit: 0, on: dayNumberOf('2024-02-10'), amount: 5000 },
    { invoice: 2, credit: 1, on: dayNumberOf('2024-02-25'), amount: 10_000 },
  ],
};

onOneDatabase("from the rows of a ledger to the chat's sentence", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it.each([
    // January (0 + 100 − 100) ÷ (0 + 100 − 0) = 0%, February (100 + 200 − 150) ÷ (100 + 200 − 50) = 60%;
    // weighted by sales (0 × 100 + 60 × 200) ÷ 300 = 40%.
    [
      'How well do we collect (CEI)?',
      'CEI, mean of months, is 40% [1] over the last twelve whole months, weighted by credit sales.',
    ],
    // 150 ÷ 300 × 75 days from January 1 to March 15 = 37.5.
    ['What is our DSO?', 'DSO is 37.5 days [1], as of Mar 15, 2024.'],
    // No document has sales tax, so credit sales are the same number as revenue.
    ['How are sales?', 'Revenue of the year to Mar 15, 2024: $300.00 [1].'],
    // Past due on March 15: 50 of January's invoice and 50 of February's.
    [
      'How much are we owed?',
      'Receivables are $150.00 [1] after unapplied credit, and $100.00 [1] is overdue before it, as of Mar 15, 2024.',
    ],
    [
      'What does Alder Bakery owe?',
      '**Alder Bakery** owes $150.00 [1] after unapplied credit, and $100.00 [1] is overdue before it.',
    ],
    ['What were sales in February 2024?', 'In Feb 2024, revenue was $200.00'],
    ['What were sales in 2023?', 'I can only answer this as of Mar 15, 2024, or for one month.'],
  ])('%s', async (question, sentence) => {
    const firm = await newFirm(platform.database);
    await writeLedger(firm, ledger);
    await refreshMetrics(firm.database, firm.companyId, '2024-03-15');
    await platform.pool.query('update ledger.firms set metrics_as_of = $2 where company_id = $1', [firm.companyId, '2024-03-15']);
    const person = await (await addPerson(platform, { companyId: firm.companyId, role: 'administrator' })).signIn();
    const { answer } = await askNew(platform, person, question);
    expect(answer.text).toContain(sentence);
    expect(answer.marks).toEqual([]);
  });
});
