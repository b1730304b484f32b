import type { OfferSettings } from '@services/price-book/contract/settings';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, letter, problem, settings } from '../fixture-offers';
import { Settings } from './settings';

const path = '/offers/v1/settings';

function open({ now = settings, rights = claims.rights }: { now?: OfferSettings; rights?: string } = {}) {
  const sent: OfferSettings[] = [];
  const state = { settings: now };
  const suite = renderInSuite(<Settings />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: {
      [`GET ${path}`]: () => Response.json(state.settings),
      'GET /offers/v1/terms': () => Response.json({ terms: [letter()] }),
      [`PUT ${path}`]: async (request) => {
        const body = (await request.json()) as OfferSettings;
        sent.push(body);
        if (body.version !== state.settings.version) return problem(409, 'changed_meanwhile', 'Somebody else has.')();
        state.settings = { ...body, version: body.version + 1 };
        return Response.json(state.settings);
      },
    },
  });
  return { ...suite, sent, state };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  if (text) await userEvent.type(await field(name), text);
  await userEvent.tab();
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' });

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/settings';
});

test('saves defaults, reminders and approval together', async () => {
  const { sent, toasts } = open();
  await write('Days valid', '45');
  await write('Days after sending', '5, 10');
  await write('Fee for a paper copy', '$5 a copy');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Billing day' }), '15');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Letter of engagement' }), 'Bookkeeping');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Approve discounts above a share of a line' }));
  await write('Discount above, %', '12.5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Approve totals of the first 12 months above an amount' }));
  await write('Total above, USD', '25000');
  await userEvent.click(save());
  await waitFor(() => expect(toasts).toEqual(['The settings were saved.']));
  expect(sent).toEqual([
    {
      ...settings,
      validDays: 45,
      reminderDays: [5, 10],
      paperCopyFee: '$5 a copy',
      billingDay: 15,
      termsId: letter().id,
      approval: { discountAbove: 1_250, totalAbove: 2_500_000 },
    },
  ]);
});

test("marks invalid fields, and doesn't send them", async () => {
  const { sent } = open();
  await write('Days after sending', '7, 3');
  expect(screen.getByText(/^Enter up to five whole numbers/)).toBeTruthy();
  await userEvent.click(save());
  await write('Days after sending', '');
  await write('Days valid', '0');
  expect(screen.getByText('Enter a whole number of days from 1 to 365.')).toBeTruthy();
  await userEvent.click(save());
  expect(sent).toEqual([]);
});

test('asks a firm without a currency and a time zone for them', async () => {
  open({ now: { ...settings, version: 0, currency: null, timeZone: 'UTC' } });
  expect(await screen.findByText('Your ledger does not say it. Choose the currency of your price book.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Approve totals/ }).disabled).toBe(true);
});

test('what someone else saved meanwhile is not overwritten without a choice', async () => {
  const { state, sent, toasts } = open();
  await write('Days valid', '45');
  state.settings = { ...settings, version: 2, validDays: 60 };
  await userEvent.click(save());
  expect(await screen.findByText(/^Somebody else has changed this since you started\./)).toBeTruthy();
  await userEvent.click(save());
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(save());
  await waitFor(() => expect(toasts).toEqual(['The settings were saved.']));
  expect(sent.map(({ version, validDays }) => [version, validDays])).toEqual([
    [1, 45],
    [2, 45],
  ]);
});

test('only administrators can change the settings', async () => {
  open({ rights: 'change,app:offer' });
  expect(await screen.findByText('An administrator of your firm can change these settings.')).toBeTruthy();
  expect((await field('Days valid')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});
