import { ToolFailure } from '../tools/call-tool';
import { answerByLookup } from './answer-by-lookup';
import type { IntentContext } from './context';

const clients = ['Bayview Dental', "Joe's Diner", 'Hollis Freight'];

/** The reads of an answer fail with this word: a question that gets so far is answered. */
const ANSWERED = 'a number';

const prepared = async () => Promise.reject(new ToolFailure('a draft', 409));

const context: IntentContext = {
  call: async () => {
    throw new ToolFailure(ANSWERED, 409);
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

const answer = (question: string) => answerByLookup(context, question);

describe('a question to the lookup', () => {
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
  ])('whose words are all used is answered: %s', async (question) => {
    expect(await answer(question)).toBe(ANSWERED);
  });

  it.each([
    'What were sales in 2024?',
    'How much did we invoice last year?',
    'What was our DSO last quarter?',
    'What is our CEI this month?',
    'What were sales in March and April?',
    'What were sales in March 2025 and 2026?',
    'What were sales since March?',
    'What were sales in the last 3 months?',
    'What was revenue in Q3?',
    'How are sales year to date?',
    'Which vendors did we spend most on last month?',
    'How many clients did we have a year ago?',
    'How much do we spend per month?',
    'What were sales with Bayview Dental in 2024?',
    'How much did Hollis Freight owe in June?',
    'How much are we owed today?',
  ])('about another time is answered with the day it can be asked for: %s', async (question) => {
    expect(await answer(question)).toBe('I can only answer this as of Oct 31, 2026.');
  });

  it.each([
    ['How much are we owed in Texas?', 'texas'],
    ['Sales of tax returns', 'tax'],
    ['What is our CEI without Bayview?', 'without'],
    ['How are sales to dentists?', 'dentists'],
    ['Top 5 vendors', '5'],
    ['Is Bayview overdue, and who is most overdue?', 'bayview'],
    ['Top 3 clients of 5', '5'],
    ['Who owes us most in the north?', 'north'],
    ['Stale prices under $500', 'under'],
    ['Stale prices over $500 and 900', '900'],
    ['What is the average of our sales?', 'average'],
    ['How much do the champions owe?', 'owe'],
    ['Is the DSO of Bayview Dental good?', 'dso'],
    ['How much does Bayview Dental owe in euros?', 'euros'],
    ['Reports about payroll', 'payroll'],
  ])('with a word that is not used gets no number, and a sentence with the word: %s', async (question, word) => {
    expect(await answer(question)).toContain(`I don’t understand “${word}” here, so I give no number.`);
  });

  it.each([
    'What is the weather?',
    'How much was overdue in June?',
    'Who owed us most on March 31?',
    'Who owes us least?',
    'Which clients do not owe us?',
    'How much does Bayview owe?',
  ])('that fits nothing is answered with what can be asked: %s', async (question) => {
    expect(await answer(question)).toContain('- Who owes us most?');
  });

  it('that prepares a draft may say anything after it', async () => {
    expect(await answer('Add a to-do for Hollis Freight: ask about 2024 in Texas')).toBe('a draft');
  });

  it('of any length takes no longer than a short one', async () => {
    const words = ['draft ', 'how long do clients ', 'sales ', 'prices ', 'credit is ', 'same ', '? '];
    const startedAt = process.cpuUsage();
    for (const word of words) expect(await answer(word.repeat(8000 / word.length))).not.toBe(ANSWERED);
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(200);
  });
});
