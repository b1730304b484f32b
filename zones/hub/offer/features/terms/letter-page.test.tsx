import type { Terms } from '@services/price-book/contract/terms';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, letter, problem, settings } from '../fixture-offers';
import { LetterPage } from './letter-page';

const path = '/offers/v1/terms';

function open({ now = letter(), answers = {} as Record<string, Answer> } = {}) {
  const sent: unknown[] = [];
  const state = { letter: now };
  const suite = renderInSuite(<LetterPage />, {
    zone: 'offer',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json({ terms: [state.letter] }),
      [`GET ${path}/${now.id}/versions`]: () => Response.json({ versions: [state.letter.latest] }),
      'GET /offers/v1/settings': () => Response.json(settings),
      [`PUT ${path}/${now.id}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        const { name, scope, notCovered, body: rest, version } = body;
        if (version !== state.letter.latest.version) return problem(409, 'changed_meanwhile', 'Somebody else has.')();
        const latest: Terms['latest'] = { ...state.letter.latest, scope, notCovered, body: rest, version: version + 1 };
        state.letter = { ...state.letter, name, latest };
        return Response.json(state.letter);
      },
      ...answers,
    },
  });
  return { ...suite, sent, state };
}

const area = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const preview = () => within(screen.getByRole('region', { name: 'What the client reads' }));

beforeEach(() => {
  sessionStorage.clear();
  location.hash = `#/letter?id=${letter().id}`;
});

test("previews what is covered and what isn't side by side, with the fields filled in", async () => {
  open();
  expect((await area('What we will do')).value).toBe('We keep the books of {{client}}.');
  expect(preview().getByText('We keep the books of Sample Client LLC.')).toBeTruthy();
  expect(preview().getByRole('heading', { name: 'What is not covered' })).toBeTruthy();
  expect(preview().getByRole('listitem').textContent).toBe('Audits');
});

test('inserts a field at the cursor, and reports unknown fields', async () => {
  open();
  const scope = await area('What we will do');
  await userEvent.click(scope);
  scope.setSelectionRange(3, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Your firm' }));
  expect(scope.value).toBe('We {{firm}}keep the books of {{client}}.');
  await userEvent.type(await area('Everything else'), 'Until {{{{date}}.');
  expect(screen.getByText('No such field: {{date}}. It will be printed as it is written here.')).toBeTruthy();
});

test('shows markup as text', async () => {
  const { latest } = letter();
  open({ now: letter({ latest: { ...latest, scope: '<b>all</b>', body: '## <img src=x>\n\n- <script>1</script>' } }) });
  await area('What we will do');
  expect(preview().getByText('<b>all</b>')).toBeTruthy();
  expect(preview().getByRole('heading', { name: '<img src=x>' })).toBeTruthy();
  expect(document.querySelector('img, script')).toBeNull();
});

test('a changed text survives a reload and is saved as the next version', async () => {
  open();
  await userEvent.type(await area('What is not covered'), ' of any year');
  cleanup();
  const { sent, toasts, session } = open();
  expect((await area('What is not covered')).value).toBe('- Audits of any year');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  await waitFor(() => expect(toasts).toEqual(['Bookkeeping was saved as version 2.']));
  expect(sent).toEqual([
    {
      name: 'Bookkeeping',
      scope: 'We keep the books of {{client}}.',
      notCovered: '- Audits of any year',
      body: '',
      isArchived: false,
      version: 1,
    },
  ]);
  expect(session.hasUnsavedWork()).toBe(false);
});

test('what someone else saved meanwhile is not overwritten without a choice', async () => {
  const { state, sent, toasts } = open();
  await userEvent.type(await area('What we will do'), ' And payroll.');
  state.letter = letter({ latest: { ...letter().latest, version: 2, scope: 'Theirs', by: 'Ida Doe' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  expect(await screen.findByText(/^Ida Doe has saved version 2 since you started\./)).toBeTruthy();
  expect((await area('What we will do')).value).toMatch(/And payroll\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as version 3' }));
  await waitFor(() => expect(toasts).toEqual(['Bookkeeping was saved as version 3.']));
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("a letter that doesn't say what isn't covered is not sent", async () => {
  const { sent } = open();
  await userEvent.clear(await area('What is not covered'));
  await userEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  expect(screen.getByText('Say what is not covered.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('says so when the URL names no letter', async () => {
  location.hash = '#/letter?id=other';
  open();
  expect(await screen.findByText('There is no such letter')).toBeTruthy();
});
