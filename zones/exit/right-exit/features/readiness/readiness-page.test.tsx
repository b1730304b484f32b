import type { Driver, Readiness } from '@services/valuation/contract/readiness';
import { categories } from '@suite/insights/readiness/score';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionsPage } from '../questions/questions-page';
import { ReadinessPage } from './readiness-page';

const path = '/rightexit/v1/subjects/own';
const unknown = { points: null, known: 0 };

const driver = (key: Driver['key'], title: string, rest: Partial<Driver> = {}): Driver => ({
  ...{ key, title, category: categories[0], axis: 'attractiveness', weight: 1, question: `${title}?`, rule: '', points: 50 },
  ...{ value: null, from: '', how: 'unknown', isStale: false, answer: null, impact: null, to: null },
  ...rest,
});

const readiness: Readiness = {
  currency: 'USD',
  scores: {
    axes: { attractiveness: { points: 62, known: 0.8 }, readiness: { points: 40, known: 0.2 } },
    categories: Object.fromEntries(categories.map((name) => [name, unknown])) as Readiness['scores']['categories'],
  },
  drivers: [
    driver('growth', 'Growth', { points: 80, value: '12%', how: 'measured', from: 'Ledger' }),
    driver('plan', 'Plan', { points: null }),
    driver('dso', 'DSO', {
      ...{ points: 10, how: 'answered', answer: 1, isStale: true },
      impact: { text: 'Frees $5,000.', yearly: null, once: 500_000, value: null },
    }),
  ],
  ...{
    revision: 6,
    answered: { by: 'Ann Lee', on: '2026-03-01' },
    trend: [],
    nextOn: '2026-04-01',
    notices: [],
    mayChange: true,
  },
};

function open(page: 'readiness' | 'questions', part: Partial<Readiness> = {}) {
  cleanup();
  location.hash = `#/${page}`;
  const sent: unknown[] = [];
  const server = { ...readiness, ...part };
  const suite = renderInSuite(page === 'readiness' ? <ReadinessPage /> : <QuestionsPage />, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}/readiness`]: () => Response.json(server),
      [`POST ${path}/scores`]: () =>
        Response.json({ at: '2026-03-01', cause: 'asked', attractiveness: 1, readiness: 1, value: null, reasons: [] }),
      [`PUT ${path}/answers`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.revision !== 6) return Response.json({ code: 'changed_meanwhile', message: 'Look again.' }, { status: 409 });
        return Response.json({ revision: 7 });
      },
    },
  });
  return { ...suite, sent };
}

const question = async (name: string) => within(await screen.findByRole('group', { name }));
const chosen = async (name: string) =>
  (await question(name))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)
    ?.closest('label')?.textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save answers' }));

beforeEach(() => sessionStorage.clear());

test('the weakest driver comes first, and the unknown one last', async () => {
  open('readiness');
  const rows = within(await screen.findByRole('table', { name: 'Drivers' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => /^(DSO|Growth|Plan)/.exec(textContent ?? '')?.[1])).toEqual(['DSO', 'Growth', 'Plan']);
  expect(rows[0]?.textContent).toContain('Outdated');
  expect(rows[1]?.textContent).toMatch(/12%.*80.*Measured.*Ledger/);
});

test('a score of which little is known is not shown', async () => {
  open('readiness');
  const stat = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  expect(await stat('Attractiveness')).toMatch(/62 of 100.*80% of it is known/);
  expect(await stat('Readiness')).not.toContain('40');
  expect(screen.getByText('Frees $5,000.')).toBeTruthy();
});

test('scores now, unless the access is read-only', async () => {
  const { toasts } = open('readiness');
  await userEvent.click(await screen.findByRole('button', { name: 'Score now' }));
  await waitFor(() => expect(toasts).toEqual(['The score was added to the trend.']));
  open('readiness', { mayChange: false });
  await screen.findByText('Frees $5,000.');
  expect(screen.queryByRole('button', { name: 'Score now' })).toBeNull();
});

test('only changed answers are saved, and one can be taken back', async () => {
  const { sent, toasts } = open('questions');
  expect(await chosen('DSO?')).not.toBe('No answer');
  expect(await chosen('Plan?')).toBe('No answer');
  await userEvent.click((await question('DSO?')).getByRole('radio', { name: 'No answer' }));
  await userEvent.click((await question('Plan?')).getAllByRole('radio')[4] as HTMLElement);
  await save();
  await waitFor(() => expect(toasts).toEqual(['The answers were saved.']));
  expect(sent).toEqual([{ revision: 6, answers: { dso: null, plan: 4 } }]);
  expect(screen.getByText('Measured: 12%. Ledger.')).toBeTruthy();
});

test('unsaved answers survive a reload, and the person decides when somebody else has answered', async () => {
  open('questions');
  await userEvent.click((await question('Plan?')).getAllByRole('radio')[0] as HTMLElement);
  const text = await chosen('Plan?');
  const { session } = open('questions');
  expect(await chosen('Plan?')).toBe(text);
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await chosen('Plan?')).toBe('No answer');
  await userEvent.click((await question('Plan?')).getAllByRole('radio')[0] as HTMLElement);
  open('questions', { revision: 7 });
  expect(await chosen('Plan?')).toBe('Not at all');
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect(await chosen('Plan?')).toBe('No answer');
});

test('answers of somebody else are not overwritten', async () => {
  open('questions', { revision: 5 });
  await userEvent.click((await question('Plan?')).getAllByRole('radio')[0] as HTMLElement);
  await save();
  expect(await screen.findByText('The answers were not saved. Look again.')).toBeTruthy();
});

test('read-only access answers nothing', async () => {
  open('questions', { mayChange: false });
  await question('Plan?');
  expect(screen.getByRole('group', { name: 'Plan?' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save answers' })).toBeNull();
});
