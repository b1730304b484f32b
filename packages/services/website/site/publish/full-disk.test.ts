import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { pngOf } from '@suite/host/test/pictures';
import { openTestPlatform } from '@suite/host/test/test-platform';
import type { Files } from '@suite/kernel/files/create-files';
import type { JobContext } from '@suite/kernel/jobs/define-job';
import { apiOrigin } from '@suite/zones/addresses';
import { websiteOf } from '../fixture-website';
import { publishJob } from './publish-job';
import { requestPublication } from './request';
import { createSiteFolders } from './site-folder';

const path = '/mywebsite-admin/v1';
const { id: companyId } = demoCompanies.harborlineAccounting;

const noSpace = async () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

onOneDatabase('a full disk during a publication', (kind) => {
  it('leaves the old website complete, at whichever step the disk is full', async () => {
    const platform = await openTestPlatform(kind);
    const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    const deployment = olivia.browser.deployment;
    const rows = await websiteOf(olivia);
    const body = new Uint8Array(pngOf({ width: 2, height: 2 }));
    const headers = { Authorization: `Bearer ${olivia.tokens.access_token}` };
    const uploaded = await platform.fetch(
      new Request(`${apiOrigin(deployment)}${path}/media?fileName=a.png`, { method: 'POST', headers, body }),
    );
    const { id: logoId } = await uploaded.json();
    const { site } = (await olivia.send(`${path}/site`)).body;
    await olivia.send(`${path}/facts`, { method: 'PUT', body: { version: site.version, facts: { ...site.facts, logoId } } });
    const pages = rows.map(({ id, version }) => ({ id, version }));
    await olivia.send(`${path}/page-publications`, { body: { pages } });
    await platform.settled();
    const shown = async () => {
      const found = await platform.findSite({ slug: site.slug });
      const files = readdirSync(found?.folder ?? '', { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      return files.map((file) => join(file.parentPath, file.name)).map((file) => [file, readFileSync(file, 'utf8')]);
    };
    const before = await shown();
    expect(before.length).toBeGreaterThan(8);

    platform.interrupt();
    const { database, dataFolder } = platform;
    await platform.pool.query(
      `UPDATE mywebsite_admin.sites SET facts = jsonb_set(facts, '{name}', '"Renamed"') WHERE company_id = $1`,
      [companyId],
    );
    await database.transaction((transaction) => requestPublication(transaction, { companyId, name: 'Pat Doe', now: Date.now() }));
    const room = {
      receive: async () => ({ hash: '0'.repeat(64), bytes: 1, mediaType: 'application/octet-stream' }),
      read: async () => Buffer.from('picture'),
      add: async () => crypto.randomUUID(),
    };
    const context = { database, clock: Date.now, hold: async () => {} } as unknown as JobContext;
    // While the pack is stored, while a picture is written to the folder after all pages, and while the pack's file is added.
    for (const step of ['receive', 'read', 'add']) {
      const files = { ...room, [step]: noSpace } as unknown as Files;
      const job = publishJob({ files, folders: createSiteFolders(dataFolder, files), deployment });
      await expect(job.run({ companyId }, context)).rejects.toThrow('The disk of the suite is full. The website is as it was');
      expect(await shown()).toEqual(before);
      expect(readdirSync(join(dataFolder, 'sites')).filter((name) => name.startsWith('.'))).toEqual([]);
    }
    await platform.close();
  }, 120_000);
});
