import { metricFormatsOf } from '@suite/insights/metric-formats';
import { itemOf, paymentOf } from './payments.fixture';
import { csvHeads, csvRow } from './payments-csv';

test('a spreadsheet gets amounts as numbers, and lists each service once', () => {
  const row = csvRow(
    paymentOf('Ann', {
      currency: 'JPY',
      amount: 1500,
      refunded: 200,
      status: 'failed',
      failure: 'Declined.',
      nextAttemptOn: '2027-01-12',
      items: [itemOf('Payroll'), itemOf('Advice'), itemOf('Payroll')],
    }),
    '2027-01-10',
    metricFormatsOf('en-US'),
  );
  const by = Object.fromEntries(csvHeads.map((head, at) => [head, row[at]]));
  expect(by).toMatchObject({ Amount: 1500, Refunded: 200, For: 'Payroll, Advice', Status: 'Failed', 'Next try': '2027-01-12' });
});

test('amounts of a currency with cents are in dollars', () => {
  const payment = paymentOf('Ann', { currency: 'USD', amount: 150_050, refunded: 20_005 });
  const row = csvRow(payment, '2027-01-10', metricFormatsOf('en-US'));
  expect(['Amount', 'Open', 'Refunded'].map((head) => row[csvHeads.indexOf(head)])).toEqual([1500.5, 1500.5, 200.05]);
});

test('a payment that is late on screen is late in the spreadsheet', () => {
  const [dueOn, formats] = ['2027-01-10', metricFormatsOf('en-US')];
  const row = (today: string) => csvRow(paymentOf('Ann', { status: 'due', dueOn }), today, formats);
  expect(row('2027-01-10')).toContain('Due');
  expect(row('2027-01-11')).toContain('Late');
});
