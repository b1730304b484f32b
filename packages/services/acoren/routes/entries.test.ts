import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { entries } from '../schema';

onEachDatabase('acoren', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it('shows a company its own entries, by name', async () => {
    const { harborlineAccounting, brightfield } = demoCompanies;
    await platform.database.insert(entries).values([
      { companyId: harborlineAccounting.id, name: 'Second' },
      { companyId: harborlineAccounting.id, name: 'First' },
      { companyId: brightfield.id, name: 'Of another company' },
    ]);
    const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    const { body } = await olivia.send('/acoren/v1/entries');
    expect(body.map((entry: { name: string }) => entry.name)).toEqual(['First', 'Second']);
  });
});
