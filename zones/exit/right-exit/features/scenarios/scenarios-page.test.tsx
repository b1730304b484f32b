import type { Scenarios } from '@services/valuation/contract/scenarios';
import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScenariosPage } from './scenarios-page';

const path = '/rightexit/v1/subjects/own';
const worth = (mid: number) => ({ low: mid - 100, mid, high: mid + 100 });

const scenarios: Scenarios = {
  ...{ currency: 'USD', version: 4, mayChange: true, today: worth(100_000_00), notices: [] },
  scenarios: (['death', 'disability', 'divorce', 'disagreement', 'distress'] as const).map((d, at) => ({
    ...{
      d,
      revenue: at ? null : -0.25,
      multiples: at ? null : -0.1,
      note: at ? '' : 'Insured.',
      value: at ? null : worth(70_000_00),
    },
  })),
  deal: { price: null, upfront: 0.4, years: 3, retention: 0.9, discount: 0.08 },
  terms: {
    ...{ price: 100_000_00, expected: 90_000_00, present: 85_000_00 },
    payments: [{ year: 0, full: 40_000_00, retained: 1, expected: 40_000_00, present: 40_000_00 }],
  },
};

function open(part: Partial<Scenarios> = {}) {
  location.hash = '#/scenarios';
  const sent: [string, unknown][] = [];
  const write = (what: string) => async (request: Request) => {
    const body = await request.json();
    sent.push([what, body]);
    if (body.version !== 4) return Response.json({ code: 'changed_meanwhile', message: 'Look at it again.' }, { status: 409 });
    return Response.json({ version: 5 });
  };
  const suite = renderInSuite(<ScenariosPage />, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}/scenarios`]: () => Response.json({ ...scenarios, ...part }),
      [`PUT ${path}/scenarios`]: write('scenario'),
      [`PUT ${path}/deal`]: write('deal'),
    },
  });
  return { ...suite, sent };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('shows what each event does, and what a deal comes to', async () => {
  open();
  expect(await screen.findByText(/^Revenue .?25%, multiples .?10% \(.?30%\)$/)).toBeTruthy();
  expect(screen.getByText('Insured.')).toBeTruthy();
  const stat = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([stat('Price'), stat('Expected'), stat('Value at closing')]).toEqual(['$100,000', '$90,000', '$85,000']);
  const payment = within(screen.getByRole('table', { name: 'Terms of a deal' })).getAllByRole('row')[1]?.textContent;
  expect(payment).toBe('Closing$40,000100%$40,000$40,000');
});

test('an event is estimated in percent', async () => {
  const { sent, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit death' }));
  expect([field(/^Change in revenue/).value, field(/^Change in the multiples/).value]).toEqual(['-25', '-10']);
  enter(field(/^Change in revenue/), '-12.5');
  enter(field(/^Change in the multiples/), '');
  enter(field(/^What is arranged for it/), ' A partner takes over. ');
  await save();
  await waitFor(() => expect(toasts).toEqual(['The scenario was saved.']));
  const scenario = { d: 'death', revenue: -0.125, multiples: null, note: 'A partner takes over.' };
  expect(sent).toEqual([['scenario', { version: 4, scenario }]]);
});

test.each(['-101', 'half'])('a change of %s percent is not sent', async (text) => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit death' }));
  enter(field(/^Change in revenue/), text);
  await save();
  expect(sent).toEqual([]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the terms of a deal are saved as shares', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit terms' }));
  const shown = [/^Price/, 'Paid at closing, in percent', 'Years of the earn-out', /^Fees that stay/, /^Discount rate/];
  expect(shown.map((name) => field(name).value)).toEqual(['', '40', '3', '90', '8']);
  enter(field(/^Price/), '95,000');
  enter(field('Years of the earn-out'), '10');
  enter(field(/^Fees that stay/), '87.5');
  await save();
  const deal = { price: 95_000_00, upfront: 0.4, years: 10, retention: 0.875, discount: 0.08 };
  await waitFor(() => expect(sent).toEqual([['deal', { version: 4, deal }]]));
});

test('a deal needs years, shares, and a price while there is no value', async () => {
  const { sent } = open({ deal: null, terms: null, today: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Set terms' }));
  enter(field('Years of the earn-out'), '11');
  await save();
  expect(screen.getByText('There is no value yet, so enter a price.')).toBeTruthy();
  expect(screen.getByText('Enter a whole number from 0 to 10.')).toBeTruthy();
  expect(screen.getAllByText('Enter a number from 0 to 100.')).toHaveLength(3);
  expect(sent).toEqual([]);
});

test('a change of somebody else is not overwritten', async () => {
  open({ version: 3 });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit death' }));
  enter(field(/^Change in revenue/), '-30');
  await save();
  expect(await screen.findByText('It was not saved. Look at it again.')).toBeTruthy();
  expect(field(/^Change in revenue/).value).toBe('-30');
});

test('read-only access changes nothing', async () => {
  open({ mayChange: false });
  await screen.findByText('Insured.');
  expect(screen.queryByRole('button', { name: /^Edit|^Set/ })).toBeNull();
});
