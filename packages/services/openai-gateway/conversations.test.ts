import { demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { askNew } from './fixture-asking';

onEachDatabase('conversations', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    await platform.settled();
  });
  afterAll(() => platform.close());

  it('answers without a model from the metrics of the firm, each number with its row', async () => {
    const { answer } = await askNew(platform, olivia, 'Who owes us most?');
    const { body } = await olivia.send('/insights/figures/dashboard');
    expect(answer).toMatchObject({ state: 'done', marks: [], model: null });
    expect(answer.text).toContain(body.topOverdue[0].name);
  });
});
