import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoCompanies, demoPeople } from '../demo/demo-people';

const { harborlineAccounting, harborlineAdvisory, quaystone } = demoCompanies;

onOneDatabase("a person's companies", (kind) => {
  let platform: TestPlatform;
  let get: (path: string) => Promise<Response>;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    const browser = new Browser(platform);
    const { access_token: token } = await browser.signIn(demoPeople.olivia.email);
    get = (path) => browser.send(`/identity${path}`, { token });
  });
  afterAll(() => platform.close());

  it('§7 are listed in the order of joining, with segments on request', async () => {
    const path = `/v3/users/${demoPeople.olivia.id}/companies`;
    expect(await (await get(path)).json()).toEqual([
      { id: harborlineAccounting.id, name: 'Harborline Accounting' },
      { id: harborlineAdvisory.id, name: 'Harborline Advisory' },
    ]);
    expect(await (await get(`${path}?include=segments`)).json()).toEqual([harborlineAccounting, harborlineAdvisory]);
    expect((await get(`${path}?include=everything`)).status).toBe(400);
  });

  it('§7 of another person are not found', async () => {
    expect((await get(`/v3/users/${demoPeople.noah.id}/companies`)).status).toBe(404);
  });

  it('§7 are read individually, and the organization lookup returns the name', async () => {
    expect(await (await get(`/v1/companies/${harborlineAdvisory.id}`)).json()).toEqual({
      id: harborlineAdvisory.id,
      name: 'Harborline Advisory',
    });
    expect(await (await get(`/v1/organizations/${harborlineAdvisory.id}`)).json()).toEqual({ name: 'Harborline Advisory' });
  });

  it.each([quaystone.id, '00000000-0000-4000-8000-000000000000', 'not-an-id', '%00', "'--"])(
    'responds with 404 for the company %s',
    async (companyId) => {
      expect((await get(`/v1/companies/${companyId}`)).status).toBe(404);
      expect((await get(`/v1/organizations/${companyId}`)).status).toBe(404);
    },
  );
});
