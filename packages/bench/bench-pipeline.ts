import type { Page } from '@playwright/test';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Status } from '@services/proposals/contract/content';
import { proposals } from '@services/proposals/schema';
import type { Database } from '@suite/kernel/database/database';
import type { RunningSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { type Action, pressRow, timesOf } from './press-times';
import type { Measurement } from './row';

const PROPOSALS = 5_000;
const AT_ONCE = 500;

const statuses: Status[] = ['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn'];

/** Adds proposals of Brightfield CPA, in all statuses, over two years. */
export async function addProposals(database: Database): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: PROPOSALS }, (_, place) => {
    const at = new Date(now - (place % 700) * MILLISECONDS_PER_DAY);
    const status = statuses[place % statuses.length] ?? 'draft';
    return {
      companyId: demoCompanies.brightfield.id,
      number: 1_000 + place,
      client: `Client ${String(place * 7919).padStart(8, '0')}`,
      title: `Engagement ${place + 1}`,
      ownerId: demoPeople.noah.id,
      status,
      source: 'manual' as const,
      currency: 'USD',
      version: status === 'draft' ? 0 : 1,
      firstYear: 100_000 + place * 100,
      // In different years, so that each sort order is different.
      expiresOn: `${2040 + (place % 50)}-12-31`,
      createdAt: at,
      sentAt: status === 'draft' ? null : at,
      lastActivityAt: at,
    };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await database.insert(proposals).values(rows.slice(from, from + AT_ONCE));
}

const table = { call: '/proposals/v1/proposals?', shown: 'main [role=status], tbody', ready: 'table[aria-busy=false]' };
const board = { call: '/proposals/v1/proposals?', shown: 'main [data-column] li, tbody', ready: 'main [data-column] li' };

/** Measures the list and the board of these proposals, from each press until the result is drawn. */
export async function measurePipeline(page: Page, running: RunningSuite): Promise<Measurement[]> {
  const of = `pipeline of ${PROPOSALS} proposals`;
  await page.goto(placed(running, 'prod').url('offer'));
  await page.locator('table[aria-busy=false] tbody a').first().waitFor();
  return [
    pressRow(of, 'table: the next page', await timesOf(page, nextPage, table)),
    pressRow(of, 'table: sort by another column', await timesOf(page, sortByAnother, table)),
    pressRow(of, 'table: another chip', await timesOf(page, anotherChip, table)),
    pressRow(of, 'from the table to the board', await timesOf(page, openBoard, board)),
  ];
}

const nextPage: Action = async (page) => [page.getByRole('button', { name: 'Next' }), 'Enter'];

const sortByAnother: Action = async (page, round) => {
  const columns = ['Client', 'Proposal', 'First 12 months', 'Valid until', 'Last step'];
  return [page.getByRole('button', { name: columns[Math.floor(round / 2)], exact: true }), 'Enter'];
};

const anotherChip: Action = async (page, round) => {
  const chips = ['Drafts', 'Viewed', 'Accepted', 'Declined', 'Ended'];
  return [page.getByRole('button', { name: new RegExp(`^${chips[round % chips.length]}`) }), 'Enter'];
};

const openBoard: Action = async (page) => {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.locator(table.ready).waitFor();
  return [page.getByRole('button', { name: 'Board', exact: true }), 'Enter'];
};
