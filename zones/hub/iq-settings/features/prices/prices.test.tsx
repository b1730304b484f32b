import type { ConsumerPrices } from '@services/insights/contract/consumer-prices';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Prices } from './prices';

const path = '/insights/metrics/consumer-prices';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'noah@brightfield.example',
};

const published = [
  {
    name: 'US consumer prices (CPI-U)',
    prices: [
      { month: '2026-04', value: 333.02 },
      { month: '2026-05', value: 335.123 },
    ],
  },
];

function open(prices: ConsumerPrices, put?: Answer) {
  const sent: unknown[] = [];
  const suite = renderInSuite(<Prices />, {
    zone: 'iq-settings',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json({ prices }),
      [`GET ${path}/published`]: () => Response.json({ tables: published }),
      [`PUT ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        return put?.(request) ?? Response.json(body);
      },
    },
  });
  return { ...suite, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: 'Months and their index' });
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/prices';
});

test("shows the same number of decimals for each month's index", async () => {
  open([
    { month: '2026-04', value: 333.02 },
    { month: '2026-05', value: 335.123 },
    { month: '2026-06', value: 336 },
  ]);
  expect(await screen.findByText(/3 months/)).toBeTruthy();
  expect(rows().slice(1)).toEqual(['Jun 2026336.000–', 'May 2026335.123–', 'Apr 2026333.020–']);
});

test('shows a saved table newest month first, with yearly changes and missing months', async () => {
  open([
    { month: '2024-01', value: 100 },
    { month: '2024-12', value: 104 },
    { month: '2025-01', value: 103 },
  ]);
  expect(await screen.findByText(/3 months, from Jan 2024 to Jan 2025\. 10 months in between are missing/)).toBeTruthy();
  expect(rows()).toEqual(['MonthIndexChange in a year', 'Jan 2025103+3.0%', 'Dec 2024104–', 'Jan 2024100–']);
});

test('a table can be pasted and corrected, survives a reload, and is saved as a whole', async () => {
  open([]);
  await press('Enter the table');
  await userEvent.click(await field());
  await userEvent.paste('2025-01\t317.5\nsoon\t318\n');
  expect(await screen.findByText('Line 2: “soon” is not a month; write 2025-01')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();

  const { session, sent, toasts } = open([]);
  const box = await field();
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.clear(box);
  await userEvent.paste('2025-02;318,1\n2025-01;317,5');
  await press('Save');
  await waitFor(() => expect(toasts).toEqual(['Consumer prices saved. Prices were recalculated.']));
  const prices = [
    { month: '2025-01', value: 317.5 },
    { month: '2025-02', value: 318.1 },
  ];
  expect(sent).toEqual([{ prices }]);
  expect(await screen.findByText('2 months, from Jan 2025 to Feb 2025.')).toBeTruthy();
  expect(session.hasUnsavedWork()).toBe(false);
});

test('a CSV file with two columns replaces the text in the form', async () => {
  open([{ month: '2024-01', value: 100 }]);
  await press('Change the table');
  const file = new File(['Month;CPI\n2025M01;317,5\n'], 'cpi.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode('Month;CPI\n2025M01;317,5\n').buffer });
  await userEvent.upload(screen.getByLabelText('A CSV file with two columns'), file);
  expect(await screen.findByText(/The table was filled in from cpi.csv/)).toBeTruthy();
  expect(((await field()) as HTMLTextAreaElement).value).toBe('Month\tCPI\n2025M01\t317,5');
});

test("a table that couldn't be saved says why and stays as typed", async () => {
  const { sent } = open([], () => new Response('', { status: 500 }));
  await press('Enter the table');
  await userEvent.type(await field(), '2025-01 317.5');
  await press('Save');
  expect((await screen.findByText(/The table was not saved/)).getAttribute('role')).toBe('alert');
  expect(sent.length).toBeGreaterThan(0);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('2025-01 317.5');
});

test('a published table is copied into the form and saved with it', async () => {
  const { sent } = open([]);
  await press('Enter the table');
  expect((await screen.findByRole('list', { name: 'Published tables' })).textContent).toContain('Apr 2026 to May 2026');
  await press('Use this table: US consumer prices (CPI-U)');
  await press('Save');
  await waitFor(() => expect(sent).toEqual([{ prices: published[0]?.prices }]));
});
