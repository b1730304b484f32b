import type { SourceRow } from '@services/inbox/contract/report';
import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { screen, waitFor, within } from '@testing-library/react';
import { Sources } from './sources';

const row = (name: string, leads: number, rest: Partial<SourceRow> = {}): SourceRow => ({
  ...{ name, leads, answered: 0, won: 0, clients: 0, accepted: 0, invoiced: 0 },
  ...rest,
});

function open(hash: string, minutesToAnswer: number | null = 125) {
  location.hash = hash;
  const requested: string[] = [];
  renderInSuite(<Sources />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /mywebsite-contacts/v1/sources': ({ url }) => {
        requested.push(new URL(url).search);
        const bySource = [
          row('A friend', 4, { answered: 3, won: 1, clients: 1, accepted: 250_000, invoiced: 120_000 }),
          row('', 2, { won: 1, invoiced: 30_000 }),
        ];
        const report = { currency: 'USD', bySource, byPage: [row('/about/', 6)], minutesToAnswer, otherCurrencies: 2 };
        return Response.json(report);
      },
    },
  });
  return { requested };
}

const stat = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

test('adds up all sources, in the currency of the firm', async () => {
  const { requested } = open('#/sources?from=2026-01-01&to=2026-03-31');
  expect(await stat('Leads')).toBe('6');
  expect(await stat('Won')).toBe('2');
  expect(await stat('Accepted offers')).toBe('$2,500');
  expect(await stat('Invoiced')).toBe('$1,500');
  expect(await stat('Median time to answer')).toBe('2 h 5 min');
  expect(screen.getByText(/2 offers and invoices in other currencies are not counted\.$/)).toBeTruthy();
  expect(requested).toEqual(['?from=2026-01-01&to=2026-03-31']);
});

test('shows each source and each page with its own numbers', async () => {
  open('#/sources?from=2026-01-01&to=2026-03-31', null);
  const sources = await screen.findByRole('table', { name: 'By source' });
  const cells = within(sources)
    .getAllByRole('row')
    .map((one) => [...one.children].map(({ textContent }) => textContent));
  expect(cells[1]).toEqual([expect.stringContaining('A friend'), '4', '3', '1', '1', '$2,500', '$1,200']);
  expect(cells[2]?.[0]).toContain('Not known');
  expect(within(screen.getByRole('table', { name: 'By page' })).getByText('/about/')).toBeTruthy();
  expect(await stat('Median time to answer')).toBe('none yet');
});

test('chosen dates are read, and stay in the address', async () => {
  const { requested } = open('#/sources?from=2026-01-01&to=2026-03-31');
  await stat('Leads');
  enter(screen.getByLabelText('From'), '2026-02-01');
  await waitFor(() => expect(requested.at(-1)).toBe('?from=2026-02-01&to=2026-03-31'));
  enter(screen.getByLabelText('To'), '2026-02-28');
  await waitFor(() => expect(requested.at(-1)).toBe('?from=2026-02-01&to=2026-02-28'));
  expect(location.hash).toBe('#/sources?from=2026-02-01&to=2026-02-28');
});

test('without dates, the last 365 days are read', async () => {
  const { requested } = open('#/sources');
  await stat('Leads');
  const [, from = '', to = ''] = /from=([\d-]+)&to=([\d-]+)/.exec(requested[0] ?? '') ?? [];
  expect(Date.parse(to) - Date.parse(from)).toBe(365 * MILLISECONDS_PER_DAY);
});
