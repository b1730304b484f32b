import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { onEachDatabase } from '@suite/host/test/databases';
import { openTestDatabase } from '@suite/host/test/open-queue';
import { createFiles } from '../files/create-files';
import { createSealing } from '../sealing/sealing';
import { removeCompanies } from './remove-companies';

const TWO_HOURS = 2 * 3_600_000;

onEachDatabase('removing companies', (kind) => {
  it('removes their files with their contents, and nothing of other companies', async () => {
    const opened = await openTestDatabase(kind);
    const { database, dataFolder, time, jobsOf } = opened;
    try {
      const sealing = createSealing(dataFolder, undefined);
      const files = createFiles({ database, clock: () => time.now, sealing, dataFolder, storeUrl: undefined });
      const [gone, staying] = [randomUUID(), randomUUID()];
      const add = async (companyId: string, content: string) => {
        const stored = await files.receive(ReadableStream.from([Buffer.from(content)]), { bytes: 100 });
        return { companyId, id: await files.add(database, stored, { companyId, name: 'letter.txt' }) };
      };
      await add(gone, 'a letter of one firm');
      await add(gone, 'a letter that both have');
      const shared = await add(staying, 'a letter that both have');
      const own = await add(staying, 'a letter of the other firm');
      time.now += TWO_HOURS;

      await database.transaction((transaction) => removeCompanies(transaction, [gone]));
      await jobsOf([files.job]).runDue();
      const contents = readdirSync(join(dataFolder, 'files'), { recursive: true, withFileTypes: true });
      expect(contents.filter((entry) => entry.isFile())).toHaveLength(2);
      expect(String(await files.read(database, shared))).toBe('a letter that both have');
      expect(String(await files.read(database, own))).toBe('a letter of the other firm');
    } finally {
      await opened.close();
    }
  });
});
