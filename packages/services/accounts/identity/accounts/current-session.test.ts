import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, addToCompany, demoPerson, Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoCompanies, demoPeople } from '../demo/demo-people';

const { harborlineAccounting, brightfield } = demoCompanies;

onOneDatabase('an open page that checks its session', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    administrator = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const newMember = async () => (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
  const change = (person: Person, body: object) => administrator.send(`/access/v1/people/${person.id}`, { method: 'PUT', body });
  const current = async (person: Person) => {
    const { status, body } = await person.send('/identity/v1/sessions/current');
    return status === 200 ? body.hasCurrentRights : status;
  };

  it('learns that an app was closed or opened to the person, until its token includes the change', async () => {
    const member = await newMember();
    expect(await current(member)).toBe(true);
    await change(member, { version: 1, apps: { chat: 'blocked' } });
    expect(await current(member)).toBe(false);
    await member.renew();
    expect(await current(member)).toBe(true);
    await change(member, { version: 2, apps: {} });
    expect(await current(member)).toBe(false);
  });

  it('learns of changes by groups and roles', async () => {
    const member = await newMember();
    const group = await administrator.send('/access/v1/groups', { body: { name: `Of ${member.id}`, apps: { chat: 'blocked' } } });
    await change(member, { version: 1, groupIds: [group.body.id] });
    expect(await current(member)).toBe(false);
    await member.renew();
    await administrator.send(`/access/v1/groups/${group.body.id}`, { method: 'DELETE' });
    expect(await current(member)).toBe(false);
    await member.renew();
    await change(member, { version: 2, role: 'administrator' });
    expect(await current(member)).toBe(false);
  });

  it('learns that the session was ended elsewhere, or the person deactivated', async () => {
    const member = await newMember();
    const elsewhere = await new Person(platform, member.id, member.email).signIn();
    await elsewhere.send(`/identity/v1/users/${member.id}/sessions/${member.claims.sessionId}`, { method: 'DELETE' });
    expect(await current(member)).toBe(401);
    expect(await current(elsewhere)).toBe(true);
    await change(member, { version: 1, status: 'deactivated' });
    expect(await current(elsewhere)).toBe(401);
  });

  it('learns that the person was deactivated in one company, and continues in another', async () => {
    const member = await addPerson(platform, { companyId: harborlineAccounting.id });
    await addToCompany(platform, member.id, { companyId: brightfield.id });
    await member.signIn();
    await member.renew(harborlineAccounting.id);
    await change(member, { version: 1, status: 'deactivated' });
    expect(await current(member)).toBe(401);
    await member.renew();
    expect([member.claims.companyId, await current(member)]).toEqual([brightfield.id, true]);
  });
});
