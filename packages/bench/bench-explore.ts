import type { Page } from '@playwright/test';
import { type DirectoryFile, writeDirectory } from '@services/directory/demo/generate-directory';
import { type Action, pressRow, timesOf } from './press-times';
import type { Measurement } from './row';
import { inSeededSuite } from './seeded-suite';

const MANY: DirectoryFile = { vendors: 30_000, seed: 1 };

const list = { call: '/acoren/graphql', shown: 'main [role=status], tbody', ready: 'table[aria-busy=false]' };
const vendor = { call: '/acoren/graphql', shown: 'h1', ready: 'main section h2' };

/** Measures a directory of 30,000 vendors in Chromium, from a key press until the result is drawn. */
export const benchExplore = (): Promise<Measurement[]> =>
  inSeededSuite(
    (database) => writeDirectory(database, MANY),
    'explore',
    async (page) => {
      await page.getByRole('rowheader').first().waitFor();
      const of = `${MANY.vendors} vendors`;
      return [
        pressRow(of, 'search, with a letter wrong', await timesOf(page, typeAnother, list)),
        pressRow(of, 'another category', await timesOf(page, narrowByAnother, list)),
        pressRow(of, 'open a vendor', await timesOf(page, openAnother, vendor)),
      ];
    },
  );

/** Appends a different letter each time, so that no vendor has exactly this name. */
const typeAnother: Action = async (page, round) => {
  await find(page, 'acountin');
  return [page.getByRole('searchbox'), 'gbcdefhijk'[round] ?? 'g'];
};

const narrowByAnother: Action = async (page, round) => {
  if (round === 0) await find(page, '');
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
  return [chips.nth(1 + (round % 9)), 'Enter'];
};

const openAnother: Action = async (page, round) => {
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.getByRole('heading', { name: 'Directory', level: 1 }).waitFor();
  const names = page.getByRole('rowheader');
  await names.nth(round).waitFor();
  return [names.nth(round).getByRole('link'), 'Enter'];
};

/** Fills in the search and waits until the result is drawn. */
async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL(({ hash }) => (new URLSearchParams(hash.split('?')[1]).get('find') ?? '') === text);
  await page.locator('table[aria-busy=false]').waitFor();
}
