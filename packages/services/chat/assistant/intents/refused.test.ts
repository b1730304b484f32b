import { ToolError } from '../tools/call-tool';
import { answerByLookup } from './answer-by-lookup';
import type { IntentContext } from './context';

const clients = ['Bayview Dental', "Joe's Diner", 'Hollis Freight'];

/** The reads of an answer fail with this text, so it marks a question that would be answered. */
const ANSWERED = 'a number';

const prepared = async () => Promise.reject(new ToolError('a draft', 409));

const context: IntentContext = {
  call: async () => {
    throw new ToolError(ANSWERED, 409);
  },
  quote: () => {
    throw new Error('not reached');
  },
  prepareReminder: prepared,
  prepareToDo: prepared,
  prepareOffer: prepared,
  clientsIn: async (text) =>
    clients.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => ({ id: name, name })),
  asOf: async () => '2026-10-31',
  today: '2026-11-26',
};

const answer = async (question: string) => (await answerByLookup(context, question)).text;

describe('a lookup question', () => {
  it.each([
    'Who owes us most?',
    'who owes us the most',
    'Top 5 debtors',
    'Please show me the overdue clients',
    'How much are we owed?',
    'How much is overdue right now?',
    'AR aging',
    'How much credit is not applied?',
    "What's our DSO?",
    'How quickly do clients pay?',
    'What would raising prices bring?',
    'What is our CEI?',
    'How well do we collect (CEI)?',
    'Which clients pay late?',
    'Who has promised to pay?',
    'How are sales?',
    'What were our sales?',
    'What were sales in March?',
    'What were sales in March 2026?',
    'What were sales last month?',
    'Sales by month',
    'How are sales compared with the year before?',
    'What changed since last month?',
    'Top 3 clients',
    'How many clients do we have?',
    'Which clients are champions?',
    'Stale prices over $500',
    'Stale prices over $1,500.50',
    'Which vendors do we spend most on?',
    'What is on my to-do list?',
    'Which proposals expire?',
    'Which reports are there?',
    'How much does Bayview Dental owe?',
    "What are Bayview Dental's sales?",
    "How is Joe's Diner doing?",
    'Open invoices of Hollis Freight',
    'What is the revenue of Bayview Dental?',
    'Top 4 clients by revenue',
    'Which fees have not been raised: old fees',
  ])('is answered if all of its words are used: %s', async (question) => {
    expect(await answer(question)).toBe(ANSWERED);
  });

  it.each([
    ['What was our DSO last quarter?', 'last'],
    ['What is our CEI this month?', 'this'],
    ['Which vendors did we spend most on last month?', 'last'],
    ['How many clients did we have a year ago?', 'year'],
    ['How much are we owed today?', 'today'],
    ['How much was overdue in June?', 'june'],
    ['Who owed us most on March 31?', 'march'],
  ])('about another time gets the available day: %s', async (question, word) => {
    expect(await answer(question)).toBe(`I can only answer this as of Oct 31, 2026. Ask without “${word}”.`);
  });

  it.each([
    ['What were sales in 2024?', '2024'],
    ['How much did we invoice last year?', 'last'],
    ['What were sales in March and April?', 'april'],
    ['What were sales in March 2025 and 2026?', '2026'],
    ['What were sales in 2025 March?', '2025'],
    ['What were sales since March?', 'since'],
    ['What were sales in the last 3 months?', 'last'],
    ['What was revenue in Q3?', 'q3'],
    ['How are sales year to date?', 'date'],
  ])('about another time gets the day and the option to ask by month, if there is one: %s', async (question, word) => {
    expect(await answer(question)).toBe(
      `I can only answer this as of Oct 31, 2026, or for one month. Ask without “${word}”, for example: “What were sales last month?”`,
    );
  });

  it.each([
    ['revenue of Bayview Dental in March', 'a month', 'march'],
    ['What were sales with Bayview Dental in 2024?', 'a period', '2024'],
    ['How much did Bayview Dental owe in June?', 'a month', 'june'],
  ])('about a period of one client is refused with the reason: %s', async (question, period, word) => {
    expect(await answer(question)).toBe(
      `I can’t look up ${period} of one client. Ask without “${word}”, for example: “How is Bayview Dental doing?”, or about the firm: “What were sales last month?”`,
    );
  });

  it.each([
    ['DSO in weeks', 'weeks', 'What is our DSO?'],
    ['What is our DSO in percent?', 'percent', 'What is our DSO?'],
    ['What is our CEI in days?', 'days', 'How well do we collect (CEI)?'],
    ['How are sales in euros?', 'euros', 'How are sales?'],
    ['How much are we owed in €?', 'euros', 'How much are we owed, by age?'],
    ['Stale prices over €500', 'euros', 'Stale prices over $500'],
    ['How much does Bayview Dental owe in euros?', 'euros', 'How is Bayview Dental doing?'],
  ])('in another unit is refused with that unit: %s', async (question, unit, example) => {
    expect(await answer(question)).toBe(`I can’t give this in “${unit}”. Ask without it, for example: “${example}”`);
  });

  it('in the unit of its answer is answered', async () => {
    expect(await answer('What is our DSO in days?')).toBe(ANSWERED);
    expect(await answer('What is our CEI in percent?')).toBe(ANSWERED);
  });

  it.each([
    ['How much are we owed in Texas?', 'texas'],
    ['How are sales to dentists?', 'dentists'],
    ['Who owes us most in the north?', 'north'],
    ['Stale prices under $500', 'under'],
    ['Reports about payroll', 'payroll'],
    ['margin', 'margin'],
    ['What is our margin?', 'margin'],
    ['What is our margin in March?', 'margin'],
    ['What is the margin of Bayview Dental in March in euros?', 'margin'],
    ['What is the weather?', 'weather'],
    ['How much does Bayview owe?', 'bayview'],
    ['Is Bayview overdue, and who is most overdue?', 'bayview'],
    ['How is our cash flow and DSO?', 'cash'],
  ])('with an unknown word is refused with that word: %s', async (question, word) => {
    expect(await answer(question)).toContain(`I don’t know “${word}”. Ask without it`);
  });

  it.each([
    ['Sales by owed', 'owed', 'How are sales?'],
    ['How much do we spend per month?', 'per', 'Which vendors do we spend most on?'],
    ['How are sales and DSO?', 'dso', 'How are sales?'],
    ['How are sales and revenue?', 'revenue', 'How are sales?'],
    ['How many sales did we have?', 'many', 'How are sales?'],
    ['How much do the champions owe?', 'owe', 'Which clients are champions?'],
    ['Which clients are not champions?', 'not', 'Which clients are champions?'],
    ['Which clients are champions and hibernating?', 'hibernating', 'Which clients are champions?'],
    ['Which prices are not stale?', 'not', 'Stale prices over $500'],
    ['Which accepted proposals have questions?', 'questions', 'Which proposals await an answer?'],
    ['Open invoices and prices of Hollis Freight', 'prices', 'How is Hollis Freight doing?'],
    ['Overdue invoices of Hollis Freight', 'invoices', 'How is Hollis Freight doing?'],
  ])('with a word of another question is refused with that word: %s', async (question, word, example) => {
    expect(await answer(question)).toBe(
      `I know “${word}”, but can’t use it in this question. Ask without it, for example: “${example}”`,
    );
  });

  it('about a metric that is not available for one client is refused with the reason', async () => {
    expect(await answer('Is the DSO of Bayview Dental good?')).toBe(
      'I don’t have “dso” of one client. Ask about the firm, for example: “What is our DSO?”',
    );
  });

  it.each([
    ['Top 5 vendors', '5'],
    ['Stale prices over $500 and 900', '900'],
    ['Stale prices $500', '500'],
    ['Stale prices < $500', '500'],
    ['Top 3 clients of 5', '5'],
  ])('with an unused number is refused with that number: %s', async (question, number) => {
    expect(await answer(question)).toContain(`I can’t use the number “${number}” in this question. Ask without it`);
  });

  it.each(['Top 500 clients', 'Top 0 clients', 'Top 26 debtors'])(
    'for more rows than can be listed is refused: %s',
    async (question) => {
      expect(await answer(question)).toContain('I can list 1 to 25 rows, not ');
    },
  );

  it.each(['Who owes us least?', 'Which clients do not owe us?', 'clients', '???'])(
    'that matches nothing gets a list of what can be asked: %s',
    async (question) => {
      const text = await answer(question);
      expect(text).toContain('I can’t answer this question. Without a model I answer a fixed set of questions.');
      expect(text).toContain('- Who owes us most?');
    },
  );

  it('that is too long is refused with the maximum length', async () => {
    expect(await answer(`How are sales ${'please '.repeat(60)}?`)).toBe(
      'I answer questions of up to 300 characters. Ask a shorter one, for example: “How are sales?”',
    );
  });

  it('gets no number after an unknown word is added', async () => {
    const answered = ['Who owes us most', 'What is our DSO', 'How are sales', 'Top 3 clients', 'Stale prices over $500'];
    const added = [
      'margin',
      'excluding',
      'except',
      'Texas',
      'only',
      'roughly',
      'Q3',
      '2024',
      'weeks',
      '7',
      '€',
      '%',
      'not',
      'or',
    ];
    const wrong: string[] = [];
    for (const question of answered)
      for (const word of added)
        for (const text of [`${question} ${word}?`, `${word} ${question}`])
          if ((await answer(text)) === ANSWERED) wrong.push(text);
    expect(wrong).toEqual([]);
  });

  it('that prepares a draft may end with any text', async () => {
    expect(await answer('Add a to-do for Hollis Freight: ask about 2024 in Texas')).toBe('a draft');
  });

  it('takes the same time at any length', async () => {
    const words = ['draft ', 'how long do clients ', 'sales ', 'prices ', 'credit is ', 'same ', '? '];
    const startedAt = process.cpuUsage();
    for (const word of words) expect(await answer(word.repeat(8000 / word.length))).not.toBe(ANSWERED);
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(200);
  });
});
