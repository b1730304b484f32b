import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { isFullRun } from '@suite/env/node';
import { demoPerson } from '@suite/host/test/person';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { websiteOf } from '../fixture-website';

const program = programFile('publish-until-killed');
const { id: companyId } = demoCompanies.harborlineAccounting;
const KILLS = isFullRun() ? 50 : 2;

/** Milliseconds; longer than a publication takes. */
const LONGEST = 600;

/** Returns the firm's name on every page of the website; fails when two pages differ or one is missing. */
async function shownName(platform: TestPlatform): Promise<string> {
  const site = await platform.findSite({ slug: 'harborline' });
  if (!site) throw new Error('there is no website');
  const pages = ['', 'services', 'about-us', 'due-dates', 'contact'].map((page) => join(site.folder, page, 'index.html'));
  const names = [...pages, join(site.folder, '404.html')].map(
    (file) => /<span>(Firm \d+)<\/span>/.exec(readFileSync(file, 'utf8'))?.[1],
  );
  expect(new Set(names).size).toBe(1);
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml'])
    expect(readFileSync(join(site.folder, file), 'utf8')).not.toBe('');
  return String(names[0]);
}

async function publishUntilKilled(dataFolder: string, from: number, moment: number): Promise<number> {
  const child = spawn(process.execPath, [program, dataFolder, companyId, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let last = from - 1;
  let isTimed = false;
  for await (const line of createInterface(child.stdout)) {
    const [, number] = /^asked (\d+)$/.exec(line) ?? [];
    if (number === undefined) continue;
    last = Number(number);
    if (!isTimed) setTimeout(() => child.kill('SIGKILL'), moment);
    isTimed = true;
  }
  await ended;
  return last;
}

test(
  'visitors see one complete website however often publishing is killed, and the newest after the next start',
  async () => {
    const first = await openTestPlatform('PGlite');
    const olivia = await demoPerson(first, demoPeople.olivia).signIn();
    await websiteOf(olivia);
    await olivia.send('/mywebsite-admin/v1/address', { method: 'PUT', body: { slug: 'harborline', domain: '' } });
    const { site } = (await olivia.send('/mywebsite-admin/v1/site')).body;
    const named = { ...site.facts, name: 'Firm 0' };
    await olivia.send('/mywebsite-admin/v1/facts', { method: 'PUT', body: { version: site.version, facts: named } });
    const pages = await websiteOf(olivia);
    const requested = pages.map(({ id, version }) => ({ id, version }));
    await olivia.send('/mywebsite-admin/v1/page-publications', { body: { pages: requested } });
    await first.settled();
    expect(await shownName(first)).toBe('Firm 0');
    const { dataFolder } = first;
    await first.close();
    let newest = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const before = newest;
      // The folder of a firm that was removed.
      mkdirSync(join(dataFolder, 'sites', randomUUID()));
      newest = await publishUntilKilled(dataFolder, newest + 1, Math.round((LONGEST * (kill + 0.5)) / KILLS));
      const platform = await openTestPlatform('PGlite', { dataFolder, seed: false });
      const shown = Number((await shownName(platform)).replace('Firm ', ''));
      expect(shown).toBeGreaterThanOrEqual(before);
      expect(shown).toBeLessThanOrEqual(newest);
      await platform.settled();
      await platform.settled();
      expect(await shownName(platform)).toBe(`Firm ${newest}`);
      const { rows } = await platform.pool.query("SELECT id FROM mywebsite_admin.publications WHERE state = 'done'");
      expect(readdirSync(join(dataFolder, 'sites')).sort()).toEqual(rows.map(({ id }) => id).sort());
      await platform.close();
    }
  },
  KILLS * 60_000,
);
