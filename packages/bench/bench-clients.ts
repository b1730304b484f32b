import type { Page } from '@playwright/test';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { type Action, pressRow, timesOf } from './press-times';
import type { Measurement } from './row';
import { inSeededSuite } from './seeded-suite';

const FEW = 1_000;
const MANY = 100_000;

/** Minimum number of invoices per client that a segment requires. */
const INVOICES_EACH = 3;

const inBook = <T>(clients: number, measure: (page: Page) => Promise<T>) =>
  inSeededSuite(
    async (database) => {
      const size = { clients, invoices: clients * INVOICES_EACH, seed: 1, years: 4 };
      await generateCompany(database, demoCompanies.brightfield.name, size);
    },
    'iq-clients',
    async (page) => {
      await page.getByRole('rowheader').first().waitFor();
      return measure(page);
    },
  );

const list = { call: '/metrics/clients?', shown: 'main [role=status], tbody', ready: 'table[aria-busy=false]' };
const client = { call: '/metrics/clients/', shown: 'h1', ready: 'main dl a[href*="metric=overdue"]' };

/**
 * Measures the client list of a firm of 100,000 clients in Chromium, from a key press until the result is drawn, and the size of
 * its page.
 */
export async function benchClients(): Promise<Measurement[]> {
  const few = await inBook(FEW, elementsOf);
  return inBook(MANY, async (page) => {
    const many = await elementsOf(page);
    const of = `${MANY} clients`;
    const rows = [
      pressRow(of, 'list: the next page', await timesOf(page, nextPage, list)),
      pressRow(of, 'sort by another column', await timesOf(page, sortByAnother, list)),
      pressRow(of, 'another segment', await timesOf(page, filterByAnother, list)),
      pressRow(of, 'open a client', await timesOf(page, openAnother, client)),
    ];
    return [
      ...rows,
      {
        name: `elements of the page, ${MANY} clients beside ${FEW}`,
        measured: `${many} beside ${few}, ${(many / few).toFixed(2)}×`,
        aim: 'at most 1.2×',
      },
    ];
  });
}

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

const nextPage: Action = async (page) => [page.getByRole('button', { name: 'Next' }), 'Enter'];

/** Sorts each column in both directions, so that no order repeats and is served from the page's cache. */
const sortByAnother: Action = async (page, round) => {
  const columns = ['Revenue', 'Receivables', 'Overdue', 'Longest past due', 'Days late, 1 yr'];
  const heads = page.getByRole('columnheader');
  return [heads.getByRole('button', { name: columns[Math.floor(round / 2)], exact: true }), 'Enter'];
};

/** Chooses the next segment; the segments come after "all clients". */
const filterByAnother: Action = async (page, round) => [
  page
    .getByRole('group', { name: 'Segments' })
    .getByRole('button')
    .nth(round + 1),
  'Enter',
];

const openAnother: Action = async (page, round) => {
  await page.goto(page.url().replace(/#.*/, '#/'));
  const names = page.getByRole('rowheader');
  await names.nth(round).waitFor();
  return [names.nth(round).getByRole('link'), 'Enter'];
};
