import { enter } from '@suite/testing/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSubject, settings } from '../frame/valuation.fixture';
import { SettingsPage } from './settings-page';

const path = '/rightexit/v1/subjects/own';

function open(part: object = {}) {
  const sent: unknown[] = [];
  const suite = openSubject(<SettingsPage />, part, {
    [`PUT ${path}/settings`]: async (request) => {
      const body = await request.json();
      sent.push(body);
      if (body.version !== 3) return Response.json({ code: 'changed_meanwhile', message: 'Look at it again.' }, { status: 409 });
      return Response.json({ version: 4 });
    },
  });
  return { ...suite, sent };
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
const pay = () => field(/^Market pay of each owner/);

beforeEach(() => sessionStorage.clear());

test('weights, owners, pay, rates and factors are saved', async () => {
  const { sent, toasts } = open();
  enter(await pay(), '120,000');
  enter(await field('Source of the market pay'), ' Survey ');
  enter(await field('Owners who work in the business'), '2');
  enter(await field('Capitalization, middle'), '22.5');
  const weights = screen.getAllByRole<HTMLInputElement>('textbox').slice(0, 4);
  expect(weights.map(({ value }) => value)).toEqual(['25', '25', '25', '25']);
  for (const [at, text] of ['10', '20', '30', '40'].entries()) enter(weights[at] as HTMLElement, text);
  expect(screen.getByText(/^Total: 100%/)).toBeTruthy();
  await save();
  await waitFor(() => expect(toasts).toEqual(['The settings were saved.']));
  const body = {
    ...settings,
    ...{ marketPay: 12_000_000, marketPaySource: 'Survey', owners: 2 },
    weights: { revenue: 1_000, sde: 2_000, ebitda: 3_000, excess: 4_000 },
    rates: { ...settings.rates, mid: { ...settings.rates.mid, capitalization: 0.225 } },
  };
  expect(sent).toEqual([{ version: 3, settings: body }]);
});

test.each([
  ['Owners who work in the business', '51'],
  ['Capitalization, middle', '0'],
  ['Capitalization, middle', '101'],
  [/^Market pay/, 'much'],
])('%s cannot be %s', async (name, text) => {
  const { sent } = open();
  enter(await field(name), text);
  await save();
  expect(screen.getByText('Fix the highlighted fields.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('weights that do not add up to 100 are not saved', async () => {
  const { sent } = open();
  await pay();
  enter(screen.getAllByRole('textbox')[0] as HTMLElement, '26');
  expect(screen.getByText('Total: 101%. The weights have to add up to 100.')).toBeTruthy();
  await save();
  expect(sent).toEqual([]);
});

test('typed settings survive a reload, and the person decides when somebody else has saved others', async () => {
  open();
  enter(await pay(), '90,000');
  const { session } = open();
  expect((await pay()).value).toBe('90,000');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await pay()).value).toBe('');
  enter(await pay(), '90,000');
  open({ version: 4 });
  expect((await pay()).value).toBe('90,000');
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect((await pay()).value).toBe('');
});

test('a change of somebody else is not overwritten', async () => {
  open({ version: 2 });
  enter(await pay(), '90,000');
  await save();
  expect(await screen.findByText('The settings were not saved. Look at it again.')).toBeTruthy();
  expect((await pay()).value).toBe('90,000');
});

test('read-only access changes nothing', async () => {
  open({ mayChange: false });
  expect((await pay()).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});
