import { type AdviceSettings, adviceRules, defaultAdvice } from '@services/insights/contract/to-dos';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToDos } from './to-dos';

const path = '/insights/advisory/settings';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'noah@brightfield.example',
};

function open({ settings = defaultAdvice, currency = 'USD' as string | null, put = undefined as Answer | undefined } = {}) {
  const sent: (AdviceSettings & { version: number })[] = [];
  const stored = { settings, currency, version: 3 };
  const suite = renderInSuite(<ToDos />, {
    zone: 'iq-settings',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json(stored),
      [`PUT ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (put) return put(request);
        if (body.version !== stored.version)
          return Response.json({ code: 'changed_meanwhile', message: 'Changed.' }, { status: 409 });
        const { version, ...settings } = body;
        return Response.json({ settings, currency, version: version + 1 });
      },
    },
  });
  return { ...suite, sent, stored };
}

const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Days past due' });
const least = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Smallest amount/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const write = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/to-dos';
});

test('reasons, days and amount can be changed, survive a reload, and are saved together in minor units', async () => {
  open();
  expect((await days()).value).toBe('30');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(adviceRules.length);
  expect(save().disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Offer them more/ }));
  await write(await days(), '45');
  await write(await least(), '1,500.5');
  cleanup();

  const { session, sent, toasts } = open();
  expect((await least()).value).toBe('1,500.5');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(save());
  await waitFor(() => expect(toasts).toEqual(['Saved. Open to-dos were updated.']));
  expect(sent).toEqual([
    { rules: adviceRules.filter((rule) => rule !== 'grow'), overdueDays: 45, minAtStake: 150_050, version: 3 },
  ]);
  expect(session.hasUnsavedWork()).toBe(false);
  expect(save().disabled).toBe(true);
});

test("marks invalid fields, and doesn't send them", async () => {
  const { sent } = open();
  for (const text of ['366', '-1', '3.5', 'a week', '']) {
    await write(await days(), text || ' ');
    expect(screen.getByText('Enter a whole number of days from 0 to 365.')).toBeTruthy();
  }
  await write(await days(), '30');
  for (const [text, problem] of [
    ['1500,5', 'Write a comma between thousands and a point before decimals, as in 1,234.50.'],
    ['-5', 'Enter zero or more.'],
    ['€5', 'Enter an amount in USD, such as 1,234.50.'],
    ['1e6', 'Enter a number such as 1,234.50.'],
  ] as const) {
    await write(await least(), text);
    expect(screen.getByText(problem)).toBeTruthy();
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(save());
  }
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await least()).value).toBe('0');
  expect(sent).toEqual([]);
});

test('shows a server error on the page, and can restore the defaults', async () => {
  open({
    settings: { rules: ['collect'], overdueDays: 60, minAtStake: 100_000 },
    put: () => Response.json({ code: 'forbidden', message: 'no' }, { status: 403 }),
  });
  expect((await least()).value).toBe('1,000');
  await userEvent.click(screen.getByRole('button', { name: 'Restore the defaults' }));
  expect((await days()).value).toBe('30');
  await userEvent.click(save());
  expect(await screen.findByText(/The settings were not saved\. What you entered is still here\./)).toBeTruthy();
  expect((await days()).value).toBe('30');
});

test('there is no amount to set without a currency', async () => {
  open({ currency: null });
  expect((await least()).disabled).toBe(true);
  expect(screen.getByText('You can set it once the firm’s currency is known from a ledger.')).toBeTruthy();
});

test('settings that somebody else has saved meanwhile are not overwritten unless the person keeps theirs', async () => {
  const { sent, stored, toasts } = open();
  await write(await days(), '45');
  stored.settings = { ...defaultAdvice, overdueDays: 60 };
  stored.version = 4;
  await userEvent.click(save());
  expect(await screen.findByText(/^Somebody else has changed this/)).toBeTruthy();
  expect((await days()).value).toBe('45');
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect((await days()).value).toBe('60');
  await write(await days(), '45');
  stored.version = 5;
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await userEvent.click(save());
  await waitFor(() => expect(toasts).toEqual(['Saved. Open to-dos were updated.']));
  expect(sent.map(({ overdueDays, version }) => [overdueDays, version])).toEqual([
    [45, 3],
    [45, 4],
    [45, 5],
  ]);
});
