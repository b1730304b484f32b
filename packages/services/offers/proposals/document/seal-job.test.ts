import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPeople } from '@services/identity/demo/demo-people';
import { silentLogger } from '@suite/env/quiet.fixture';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { acceptNew } from '../fixture-proposals';

const MINUTE = 60_000;

onOneDatabase('the document, while the time-stamp server fails', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  let server: Server;
  let requests = 0;
  beforeAll(async () => {
    server = createServer((_, response) => {
      requests++;
      response.writeHead(503).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const timestampUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const deployment = { environment: 'local', domain: 'localhost', port: 3000 } as const;
    platform = await openTestPlatform(kind, { deployment, timestampUrl, logger: silentLogger });
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(async () => {
    await platform.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('waits for a time stamp for about 20 minutes, and is then sealed without, which the firm can read', async () => {
    const { id } = await acceptNew(platform, person);
    const read = async () => (await person.send(`/proposals/v1/proposals/${id}`)).body;
    const hashAfter = async (minutes: number) => {
      platform.time.now += minutes * MINUTE;
      await platform.settled();
      return (await read()).acceptance.documentHash;
    };
    // The waits double from 10 seconds on, each varied by a quarter: the eighth attempt is after 16 to 27 minutes.
    for (const minutes of [0, 1, 2, 4, 4, 4]) expect(await hashAfter(minutes)).toBeNull();
    for (let minutes = 15; minutes < 40; minutes++) await hashAfter(1);
    const { acceptance, activities } = await read();
    expect(acceptance.documentHash).toMatch(/^[\da-f]{64}$/);
    expect(activities.map(({ kind }: { kind: string }) => kind)).toContain('not-time-stamped');
    expect(requests).toBe(8);
  });
});
