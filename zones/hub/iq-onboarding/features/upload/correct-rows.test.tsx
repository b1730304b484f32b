import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CorrectRows } from './correct-rows';
import { guess } from './guess.fixture';

const RUN = '7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d3f';
const confirmation = {
  kind: 'invoices' as const,
  columns: guess.columns.map(({ field }) => ({ field })),
  asOf: '2026-02-13',
  currency: 'EUR',
};
const name = guess.columns[2]?.name ?? '';
const rowOf = (id: number, total: string) => ({
  ...{ id, file: 'list.csv', line: id, column: name, reason: `Total is “${total}”` },
  cells: ['Acme', '13.02.2026', total, ''],
});

function open() {
  cleanup();
  const sent: unknown[] = [];
  const suite = renderInSuite(<CorrectRows runId={RUN} confirmation={confirmation} guess={guess} onCancel={() => {}} />, {
    zone: 'iq-onboarding',
    claims: { userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30' },
    answers: {
      [`GET /insights/imports/${RUN}/rejected-rows`]: () =>
        Response.json({ rows: [rowOf(4, 'none'), rowOf(5, 'much')], total: 2 }),
      [`POST /insights/imports/${RUN}/rejected-rows/retry`]: async (request) => {
        sent.push(await request.json());
        return Response.json({ code: 'throttled', message: 'Too many uploads at once.' }, { status: 429 });
      },
    },
  });
  return { ...suite, sent };
}

const totals = () => screen.findAllByRole<HTMLInputElement>('textbox', { name });
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try these rows again' }));

beforeEach(() => sessionStorage.clear());

test('sends only the rows that were changed, and shows why they were not taken', async () => {
  const { sent } = open();
  const [, second] = await totals();
  await userEvent.clear(second as HTMLInputElement);
  await userEvent.type(second as HTMLInputElement, '7');
  await retry();
  expect((await screen.findByRole('alert')).textContent).toContain('Too many uploads at once.');
  expect(sent).toEqual([{ rows: [{ id: 5, cells: ['Acme', '13.02.2026', '7', ''] }] }]);
  expect(second?.value).toBe('7');
});

test('corrected cells survive a reload', async () => {
  open();
  const [first] = await totals();
  await userEvent.clear(first as HTMLInputElement);
  await userEvent.type(first as HTMLInputElement, '12');
  const { session } = open();
  expect((await totals()).map(({ value }) => value)).toEqual(['12', 'much']);
  expect(session.hasUnsavedWork()).toBe(true);
});
