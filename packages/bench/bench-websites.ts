import type { Page } from '@playwright/test';
import { MAX_BLOCKS } from '@services/site/contract/blocks';
import { blocksSaying, factsSaying } from '@services/site/site/fixture-site';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import type { RunningSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import { sql } from 'drizzle-orm';
import { lighthouseRows } from './lighthouse';
import { type Measurement, percentile } from './row';
import { inSeededSuite, THROTTLE } from './seeded-suite';

const BLOCKS = 60;
const path = '/mywebsite-admin/v1';

/** Measures the published pages of the template with Lighthouse. */
export const benchWebsites = (): Promise<Measurement[]> =>
  inSeededSuite(sql`SELECT 1`, 'content', async (_, running) => {
    const { address, pages } = await publishTemplate(running);
    return lighthouseRows(pages.map((each) => [`/${each}`, address + each] as const));
  });

/** Measures the editor on a page of many blocks. */
export const benchEditor = (): Promise<Measurement[]> =>
  inSeededSuite(sql`SELECT 1`, 'content', async (page, running) => {
    const api = apiOf(placed(running, 'prod'));
    await api.signIn(people.noah.email, PASSWORD);
    await api.call('POST', `${path}/site`, { slug: 'brightfield', name: 'Brightfield CPA' });
    return editorRows(page, running);
  });

/** Publishes a website from the template with every fact filled in. */
async function publishTemplate(running: RunningSuite) {
  const api = apiOf(placed(running, 'prod'));
  await api.signIn(people.noah.email, PASSWORD);
  await api.call('POST', `${path}/site`, { slug: 'brightfield', name: 'Brightfield CPA' });
  const { site } = (await api.call('GET', `${path}/site`)).body;
  const text = factsSaying('Brightfield CPA');
  const team = text.people.map((person) => ({ ...person, photoId: null }));
  const facts = { ...text, people: team, services: [], logoId: null, description: 'Accounting, tax and advice in Portland.' };
  await api.call('PUT', `${path}/facts`, { version: site.version, facts });
  const { pages } = (await api.call('GET', `${path}/pages`)).body;
  for (const { id } of pages) {
    const { content, version } = (await api.call('GET', `${path}/pages/${id}`)).body;
    const described = { ...content, seoDescription: `${content.title} of Brightfield CPA in Portland.` };
    await api.call('PUT', `${path}/pages/${id}`, { version, content: described });
  }
  const drafts = (await api.call('GET', `${path}/pages`)).body.pages;
  const requested = drafts.map(({ id, version }: { id: string; version: number }) => ({ id, version }));
  await api.call('POST', `${path}/page-publications`, { pages: requested });
  const isDone = async () => (await api.call('GET', `${path}/publications`)).body.publications[0]?.state === 'done';
  for (let tries = 0; tries < 120 && !(await isDone()); tries++) await new Promise((resolve) => setTimeout(resolve, 500));
  return { address: site.address as string, pages: pages.map((page: { path: string }) => page.path) as string[] };
}

async function editorRows(page: Page, running: RunningSuite): Promise<Measurement[]> {
  const suite = placed(running, 'prod');
  const api = apiOf(suite);
  await api.signIn(people.noah.email, PASSWORD);
  const made = await api.call('POST', `${path}/pages`, { template: 'blank', title: 'Many blocks', parentId: null });
  const { id, version, content } = made.body;
  const kinds = blocksSaying('What we do', '').map((block) => ('imageId' in block ? { ...block, imageId: null } : block));
  const blocks = Array.from({ length: Math.min(BLOCKS, MAX_BLOCKS) }, (_, at) => ({
    ...kinds[at % kinds.length],
    id: `b${at}`,
  }));
  await api.call('PUT', `${path}/pages/${id}`, { version, content: { ...content, blocks } });
  await page.goto(`${suite.url('content', '/page')}?id=${id}`);
  // The zone was opened before the website existed.
  await page.reload();
  const items = page.getByRole('region', { name: 'Blocks' }).locator('ol > li');
  await items.nth(BLOCKS - 1).waitFor({ timeout: 120_000 });
  const open: number[] = [];
  for (let at = 0; at < 10; at++)
    open.push(
      await pressTime(page, () =>
        items
          .nth(at * 3)
          .locator('button')
          .first()
          .press('Enter'),
      ),
    );
  const heading = page.getByLabel('Heading').first();
  await items.first().locator('button').first().press('Enter');
  const type: number[] = [];
  for (let at = 0; at < 10; at++) type.push(await pressTime(page, () => heading.press('x')));
  const move: number[] = [];
  for (let at = 0; at < 10; at++)
    move.push(
      await pressTime(page, () =>
        items
          .nth(20 + at)
          .locator('button')
          .first()
          .press('Alt+ArrowDown'),
      ),
    );
  const row = (what: string, times: number[]): Measurement => ({
    name: `a page of ${BLOCKS} blocks at ${THROTTLE}× CPU throttle, ${what}, ${times.length} times`,
    measured: `worst ${Math.max(...times)} ms, median ${percentile(times, 0.5)} ms until the next frame is drawn (INP)`,
    aim: 'under 200 ms',
  });
  return [row('open a block', open), row('type a letter', type), row('move a block', move)];
}

/** Returns the milliseconds from a press until the next frame is drawn (Event Timing). */
async function pressTime(page: Page, press: () => Promise<void>): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        addEventListener(
          'keyup',
          () =>
            setTimeout(() => {
              observer.disconnect();
              resolve(longest);
            }, 1_000),
          { once: true, capture: true },
        );
      }),
  );
  await press();
  return time;
}
