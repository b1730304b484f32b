import { enter } from '@suite/testing/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSubject } from '../frame/valuation.fixture';
import { InputsPage } from './inputs-page';

function open(part: object = {}) {
  const sent: { version: number; years: { figures: Record<string, number | null> }[] }[] = [];
  const suite = openSubject(<InputsPage />, part, {
    'PUT /rightexit/v1/subjects/own/figures': async (request) => {
      const body = await request.json();
      sent.push(body);
      if (body.version !== 3) return Response.json({ code: 'changed_meanwhile', message: 'Look at it again.' }, { status: 409 });
      return Response.json({ version: 4 });
    },
  });
  return { ...suite, sent };
}

const cells = async () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /, 2025$/ });
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

beforeEach(() => sessionStorage.clear());

test('typed figures are saved in minor units, in the typed currency', async () => {
  const { sent } = open();
  const [revenue, profit] = await cells();
  if (revenue && profit) {
    enter(revenue, '1,200.50');
    enter(profit, '-300');
  }
  enter(screen.getByRole('textbox', { name: 'Currency' }), 'cad');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: 3, currency: 'CAD', file: '', years: [{ year: 2025, adjustments: [] }] });
  expect(Object.values(sent[0]?.years[0]?.figures ?? {}).filter((amount) => amount !== null)).toEqual([120_050, -30_000]);
});

test('figures that cannot be read, and an unknown currency, are not saved', async () => {
  const { sent } = open();
  const [revenue] = await cells();
  if (revenue) enter(revenue, 'much');
  enter(screen.getByRole('textbox', { name: 'Currency' }), 'US');
  await save();
  expect(screen.getByText('Enter three letters, such as USD.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a change of somebody else is not overwritten', async () => {
  open({ version: 2 });
  const [revenue] = await cells();
  if (revenue) enter(revenue, '1,200');
  await save();
  expect(await screen.findByText(/Look at it again\.$/)).toBeTruthy();
  expect(revenue?.value).toBe('1,200');
});

test('figures that somebody else has saved meanwhile are replaced only if the person keeps theirs', async () => {
  const stored = { version: 2 };
  const { sent } = open(stored);
  const [revenue] = await cells();
  if (revenue) enter(revenue, '1,200');
  stored.version = 3;
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await save();
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([2, 3]));
  expect(sent[1]?.years[0]?.figures).toMatchObject({ revenue: 120_000 });
});
