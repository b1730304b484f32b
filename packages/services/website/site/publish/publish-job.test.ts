import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { SuiteError } from '@suite/contract/errors';
import { createLogger } from '@suite/env/logger';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { createFiles, type Files } from '@suite/kernel/files/create-files';
import { createJobs } from '@suite/kernel/jobs/create-jobs';
import type { Job } from '@suite/kernel/jobs/define-job';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { websiteOf, withoutWebsite } from '../fixture-website';
import { publishJob } from './publish-job';
import { createSiteFolders } from './site-folder';

const path = '/mywebsite-admin/v1';
/** Silences the log, because the tests make jobs fail. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const { id: companyId } = demoCompanies.harborlineAccounting;

onOneDatabase('a change during a publication', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    // The test runs the jobs itself, to change the website between the steps of one.
    platform.interrupt();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await withoutWebsite(platform, companyId);
    rmSync(join(platform.dataFolder, 'sites'), { recursive: true, force: true });
  });

  /**
   * Runs due jobs like the platform.
   * @param steps actions that run once, right before the pages are stored or a file is added to the database
   */
  const runDue = async (steps: Partial<Record<'receive' | 'add', () => Promise<void>>> = {}) => {
    const { database, dataFolder } = platform;
    const clock = () => platform.time.now;
    const real = createFiles({ database, clock, sealing: createSealing(dataFolder, undefined), dataFolder });
    const once = async (step: 'receive' | 'add') => {
      const first = steps[step];
      steps[step] = undefined;
      await first?.();
    };
    const files: Files = {
      ...real,
      async receive(...given) {
        await once('receive');
        return real.receive(...given);
      },
      async add(...given) {
        await once('add');
        return real.add(...given);
      },
    };
    const job = publishJob({ files, folders: createSiteFolders(dataFolder, files), deployment: olivia.browser.deployment });
    const logger = createLogger('error', silent);
    const options = { database, clock, logger, definitions: [job as Job], isAlone: false, onFailure: () => {} };
    await createJobs(options).runDue();
  };

  const start = async () => {
    const rows = await websiteOf(olivia);
    await olivia.send(`${path}/page-publications`, { body: { pages: rows.map(({ id, version }) => ({ id, version })) } });
    return rows;
  };
  const rename = async (name: string, accent?: string) => {
    const { site } = (await olivia.send(`${path}/site`)).body;
    const facts = { ...site.facts, name, ...(accent && { accent }) };
    const saved = await olivia.send(`${path}/facts`, { method: 'PUT', body: { version: site.version, facts } });
    expect(saved.status).toBe(200);
  };
  const served = async () => {
    const { site } = (await olivia.send(`${path}/site`)).body;
    const found = await platform.findSite({ slug: site.slug });
    if (!found) throw new Error('there is no website');
    return found;
  };
  const shownName = async () =>
    /<span>([^<]+)<\/span>/.exec(readFileSync(join((await served()).folder, 'index.html'), 'utf8'))?.[1];
  const history = async (): Promise<string[]> => {
    const { publications } = (await olivia.send(`${path}/publications`)).body;
    return publications.map(({ number, state }: { number: number; state: string }) => `${number} ${state}`);
  };

  it('is published by the next job, which removes a page taken off in the meantime', async () => {
    const rows = await start();
    const contact = rows.find(({ title }) => title === 'Contact');
    const takeOff = async () => {
      const { status } = await olivia.send(`${path}/pages/${contact?.id}/publication`, { method: 'DELETE' });
      expect(status).toBe(200);
    };
    await runDue({ receive: takeOff });
    expect(existsSync(join((await served()).folder, 'contact/index.html'))).toBe(false);
    expect(await history()).toEqual(['2 done', '1 done']);
  });

  it('is included in the retry of an attempt that failed after creating its folder, with a policy that allows the pages’ style', async () => {
    await start();
    await runDue();
    await rename('First', '#114455');
    const fail = async () => {
      throw new Error('the store of files is gone');
    };
    await runDue({ add: fail });
    await rename('Second', '#772200');
    expect(await shownName()).toBe('Harborline Accounting');
    platform.time.now += 20_000;
    await runDue();
    expect(await shownName()).toBe('Second');
    const { folder, policy } = await served();
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(await history()).toEqual(['3 done', '1 done']);
    expect(readdirSync(join(platform.dataFolder, 'sites'))).toHaveLength(2);
  });

  it('does not replace an earlier publication that was restored in the meantime', async () => {
    await start();
    await runDue();
    await rename('Second');
    await runDue();
    const { publications } = (await olivia.send(`${path}/publications`)).body;
    await rename('Third');
    const goBack = async () => {
      const { status } = await olivia.send(`${path}/publications/${publications[1].id}/current`, { body: {} });
      expect(status).toBe(200);
    };
    await runDue({ receive: goBack });
    expect(await shownName()).toBe('Harborline Accounting');
    expect(await history()).toEqual(['2 done', '1 done']);
  });

  it('is published even if an attempt that read the website earlier was abandoned', async () => {
    await start();
    await runDue();
    await rename('First');
    const fill = async () => {
      await rename('Second');
      throw new SuiteError('disk_full', 'The disk is full.');
    };
    await runDue({ receive: fill });
    expect(await shownName()).toBe('Second');
    expect(await history()).toEqual(['3 done', '2 failed', '1 done']);
  });
});
