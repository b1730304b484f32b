import { demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Price } from '../contract/prices';

const metrics = '/insights/metrics';

// The demo ledger bills Glassworks $340.00 a month for bookkeeping. Its clients are too few for a median.
onEachDatabase('suggested prices', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const glassworks = async (): Promise<Price> =>
    (await olivia.send(`${metrics}/prices?find=${encodeURIComponent('Glassworks Studio Monthly')}`)).body.prices[0];
  const put = (body: object) => olivia.send(`${metrics}/price-rule`, { method: 'PUT', body });

  it('need consumer prices or a median', async () => {
    expect(await glassworks()).toMatchObject({
      price: 34_000,
      suggested: null,
      uplift: null,
      suggestedBy: null,
      isCapped: false,
    });
  });

  it('catch up with consumer prices by the firm’s rule, which two people cannot overwrite', async () => {
    const { since } = await glassworks();
    const prices = [
      { month: since.slice(0, 7), value: 100 },
      { month: '2026-01', value: 112.5 },
    ];
    await olivia.send(`${metrics}/consumer-prices`, { method: 'PUT', body: { prices } });
    await platform.settled();
    expect(await glassworks()).toMatchObject({ suggested: 38_300, uplift: expect.closeTo(0.125), suggestedBy: 'cpi-catch-up' });
    expect((await olivia.send(`${metrics}/price-rule`)).body).toEqual({ roundTo: 1, cap: null, version: 0 });
    // At most $374.00, which is $370.00 in steps of five dollars.
    expect((await put({ roundTo: 5, cap: 1_000, version: 0 })).body).toEqual({ roundTo: 5, cap: 1_000, version: 1 });
    expect(await glassworks()).toMatchObject({ suggested: 37_000, isCapped: true });
    expect((await put({ roundTo: 10, cap: null, version: 0 })).body.code).toBe('changed_meanwhile');
    expect((await put({ roundTo: 10, cap: null, version: 1 })).status).toBe(200);
    expect(await glassworks()).toMatchObject({ suggested: 38_000, isCapped: false });
    expect((await put({ roundTo: 2, cap: null, version: 2 })).status).toBe(400);
  });
});
