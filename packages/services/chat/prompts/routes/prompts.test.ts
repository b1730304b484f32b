import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Prompt } from '../contract';

onOneDatabase('saved prompts', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let member: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    member = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
  });
  afterAll(() => platform.close());

  const save = (person: Person, title: string, isShared: boolean) =>
    person.send('/spark/v1/prompts', { body: { title, text: `Text of ${title}`, isShared } });
  const titlesOf = async (person: Person) =>
    ((await person.send('/spark/v1/prompts')).body.prompts as Prompt[]).map(({ title }) => title);

  it('are visible to their owner, and to everyone in the firm once they are shared', async () => {
    await save(olivia, 'Month end', true);
    await save(olivia, 'Mine alone', false);
    await save(member, 'Chase list', false);
    expect(await titlesOf(member)).toEqual(['Chase list', 'Month end']);
    const noah = await demoPerson(platform, demoPeople.noah).signIn();
    expect(await titlesOf(noah)).toEqual([]);
  });

  it('have unique titles', async () => {
    expect((await save(olivia, 'Twice', false)).status).toBe(201);
    expect(await save(olivia, 'Twice', false)).toMatchObject({ status: 409, body: { code: 'name_taken' } });
  });

  it('that others share can be removed only by an administrator', async () => {
    const { body } = await save(member, 'Shared by a member', true);
    const other = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    expect((await other.send(`/spark/v1/prompts/${body.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await olivia.send(`/spark/v1/prompts/${body.id}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('can be saved by a reader', async () => {
    const companyId = demoCompanies.harborlineAccounting.id;
    const reader = await (await addPerson(platform, { companyId, role: 'reader' })).signIn();
    expect((await save(reader, 'Of a reader', false)).status).toBe(201);
  });
});
