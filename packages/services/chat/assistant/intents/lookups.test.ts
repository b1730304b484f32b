import type { Source } from '../contract/answers';
import { answerByLookup } from './answer-by-lookup';
import type { IntentContext } from './context';

const row = (key: number, value: number, facts: Record<string, string> = {}): Source => ({
  ...{ key, title: `Row ${key}`, tool: 'getDashboard', facts, link: null },
  measures: [{ name: 'overdue', kind: 'money', value, currency: 'USD', text: `$${value}.00` }],
});

type Args = Record<string, string> | undefined;

const empty = row(1, 0, { asOf: '2026-10-31' });

/** Answers a question; each call returns the rows for its arguments. */
async function ask(question: string, rowsOf: (args: Args) => Source[] = () => [empty]) {
  const calls: [string, Args][] = [];
  const unused = async () => Promise.reject(new Error('not reached'));
  const context: IntentContext = {
    async call(tool, args) {
      calls.push([tool, args]);
      return { answer: {}, rows: rowsOf(args) };
    },
    quote: (measure) => ({ ...row(9, 0), measures: [{ ...measure, name: 'amount', text: 'the amount' }] }),
    ...{ prepareReminder: unused, prepareToDo: unused, prepareOffer: unused },
    clientsIn: async () => [],
    asOf: async () => '2026-10-31',
    today: '2026-11-26',
  };
  const { text } = await answerByLookup(context, question);
  return { calls, text };
}

it.each([
  ['What is on my to-do list?', 'mine', 'You have no open to-dos.'],
  ['What are our open tasks?', 'open', 'There are no open to-dos.'],
])('shows the to-dos that a question is about: %s', async (question, list, text) => {
  expect(await ask(question)).toEqual({ calls: [['getToDos', { list, limit: '10' }]], text });
});

it.each([
  ['Which proposals await an answer?', 'awaiting'],
  ['Which proposals expire?', 'expiring'],
  ['Which proposals have questions?', 'questions'],
  ['Which proposals were declined?', 'declined'],
  ['Which proposals were accepted?', 'accepted'],
  ['Which proposals are drafts?', 'draft'],
  ['Which proposals await approval?', 'awaiting-approval'],
  ['Which proposals are quiet?', 'quiet'],
])('shows the proposals that a question is about: %s', async (question, view) => {
  expect((await ask(question)).calls).toEqual([['getProposals', { view, limit: '15' }]]);
});

it('lists very stale prices alone if they are asked for', async () => {
  const freshness = async (question: string) => (await ask(question)).calls.map(([, args]) => args?.freshness);
  expect(await freshness('Stale prices')).toEqual(['very-stale', 'stale']);
  expect(await freshness('Very stale prices')).toEqual(['very-stale']);
});

it('lists prices from the amount of a question on, the highest first', async () => {
  const price = (key: number, cents: number): Source => ({
    ...row(key, 0, { client: `Client ${key}`, service: 'Payroll', currency: 'USD' }),
    measures: [{ name: 'price', kind: 'money', value: cents, currency: 'USD', text: `$${cents / 100}` }],
  });
  const rows = [row(1, 0, { currency: 'USD' }), price(2, 49_999), price(3, 50_000), price(4, 90_000)];
  const { text } = await ask('Very stale prices from $500', () => rows);
  expect([...text.matchAll(/Client \d/g)].map(([name]) => name)).toEqual(['Client 4', 'Client 3']);
});

it.each([
  ['Who owes us most?', '5'],
  ['Top 7 debtors', '7'],
])('lists as many debtors as a question asks for: %s', async (question, limit) => {
  expect((await ask(question)).calls[0]?.[1]).toMatchObject({ only: 'overdue', order: 'descending', limit });
});

it.each([
  ['Top 3 clients by revenue', 'revenue', '3'],
  ['Who are our largest clients?', 'sales', '5'],
])('orders clients by the metric of a question: %s', async (question, sort, limit) => {
  expect((await ask(question)).calls).toEqual([['getClientMetrics', { sort, order: 'descending', limit }]]);
});

it.each([
  [300, 200, 'Overdue went up from $200.00 [2] to $300.00 [1]. From Sep 30, 2026 to Oct 31, 2026.'],
  [200, 300, 'Overdue went down from $300.00 [2] to $200.00 [1].'],
  [200, 200, 'Overdue did not change.'],
])('compares today with the end of the month before: %s after %s', async (now, before, sentence) => {
  const rowsOf = (args: Args) => [args?.asOf ? row(2, before) : row(1, now, { asOf: '2026-10-31' })];
  const { calls, text } = await ask('What changed since last month?', rowsOf);
  expect(text).toContain(sentence);
  expect(calls.slice(0, 2)).toEqual([
    ['getDashboard', undefined],
    ['getDashboard', { asOf: '2026-09-30' }],
  ]);
});
