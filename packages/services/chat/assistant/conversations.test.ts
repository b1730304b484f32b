import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { eq } from 'drizzle-orm';
import type { Message } from './contract/answers';
import type { ConversationRow } from './contract/conversations';
import { askIn, askNew } from './fixture-asking';
import { conversations, messages } from './schema';
import { removeOld } from './stored/remove-old';

const root = '/openai-gateway/v1';

onEachDatabase('conversations', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let member: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    member = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    await platform.settled();
  });
  afterAll(() => platform.close());

  const listed = async (person: Person, query = '') =>
    ((await person.send(`${root}/conversations${query}`)).body.conversations as ConversationRow[]).map(({ title }) => title);
  const put = (person: Person, id: string, body: object) => person.send(`${root}/conversations/${id}`, { method: 'PUT', body });
  const textsIn = async (person: Person, id: string) =>
    ((await person.send(`${root}/conversations/${id}`)).body.messages as Message[]).map(({ text }) => text.slice(0, 20));

  it('are answered without a model from the metrics of the firm, each number with its row', async () => {
    const { answer } = await askNew(platform, olivia, 'Who owes us most?');
    const { body } = await olivia.send('/insights/metrics/dashboard');
    expect(answer).toMatchObject({ state: 'done', marks: [], model: null });
    expect(answer.text).toContain(body.topOverdue[0].name);
  });

  it('list what can be asked when a question matches nothing, and name what is missing without a right', async () => {
    expect((await askNew(platform, olivia, 'What is the weather?')).answer.text).toContain('Who owes us most?');
    const person = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    const apps = { 'iq-clients': 'blocked', 'iq-client-advisory': 'blocked' };
    await olivia.send(`/access/v1/people/${person.id}`, { method: 'PUT', body: { version: 1, apps } });
    const { answer } = await askNew(platform, person, 'Who owes us most?');
    expect(answer.text).toMatch(/have access to the app/);
    expect(answer.sources).toEqual([]);
  });

  it('keep every version of an edited question and of an answer', async () => {
    const { conversationId, question, answer } = await askNew(platform, olivia, 'How are sales?');
    const edited = await askIn(platform, olivia, conversationId, 'What is our DSO?', question.parentId);
    expect(edited.question.siblings).toHaveLength(2);
    await olivia.send(`${root}/messages/${edited.question.id}/answers`, { method: 'POST' });
    await platform.settled();
    const { body } = await olivia.send(`${root}/conversations/${conversationId}`);
    expect(body.messages.map(({ siblings }: Message) => siblings.length)).toEqual([2, 2]);
    await put(olivia, conversationId, { leafId: question.id });
    expect(await textsIn(olivia, conversationId)).toEqual(['How are sales?', answer.text.slice(0, 20)]);
  });

  it('can be searched by content, renamed, put into folders, and deleted', async () => {
    const { conversationId } = await askNew(platform, olivia, 'Which vendors do we spend most on?');
    expect(await listed(olivia, '?find=Which+vendors+do')).toContain('Which vendors do we spend most on?');
    const folder = await olivia.send(`${root}/folders`, { body: { name: 'Costs' } });
    await put(olivia, conversationId, { title: 'Vendor review', folderId: folder.body.id });
    expect(await listed(olivia, `?folderId=${folder.body.id}`)).toEqual(['Vendor review']);
    await olivia.send(`${root}/folders/${folder.body.id}`, { method: 'DELETE' });
    expect(await listed(olivia, '?find=Vendor+review')).toEqual(['Vendor review']);
    await olivia.send(`${root}/conversations/${conversationId}`, { method: 'DELETE' });
    expect(await listed(olivia, '?find=Vendor+review')).toEqual([]);
  });

  it('that are shared can be read and copied by colleagues who may see their records, but not continued', async () => {
    const { conversationId, answer } = await askNew(platform, olivia, 'How many clients do we have?');
    const path = `${root}/conversations/${conversationId}`;
    expect((await member.send(path)).status).toBe(404);
    await put(olivia, conversationId, { isShared: true });
    expect(await listed(member, '?list=shared')).toContain('How many clients do we have?');
    expect(await textsIn(member, conversationId)).toHaveLength(2);
    expect((await member.send(`${path}/messages`, { body: { text: 'More', parentId: answer.id } })).status).toBe(404);
    const fork = await member.send(`${path}/forks`, { body: { messageId: answer.id } });
    expect(await textsIn(member, fork.body.id)).toHaveLength(2);
    const without = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    const apps = { 'iq-clients': 'blocked', 'iq-dashboard': 'blocked' };
    await olivia.send(`/access/v1/people/${without.id}`, { method: 'PUT', body: { version: 1, apps } });
    const { body } = await without.send(path);
    expect(body.messages[1]).toMatchObject({ isWithheld: true, text: '', sources: [] });
    const exported = await without.browser.send(`${path}/export`, { token: without.tokens.access_token });
    expect(await exported.text()).not.toContain(answer.text.slice(0, 30));
    expect(
      (await member.browser.send(`${path}/export`, { token: member.tokens.access_token })).headers.get('Content-Type'),
    ).toMatch(/^text\/markdown/);
  });

  it("that are temporary are not listed, can't be shared, and are deleted after a day", async () => {
    const { body } = await olivia.send(`${root}/conversations`, { body: { isTemporary: true } });
    await askIn(platform, olivia, body.id, 'How are sales?');
    expect((await put(olivia, body.id, { isShared: true })).status).toBe(409);
    const isListed = (await olivia.send(`${root}/conversations?limit=200`)).body.conversations.some(
      ({ id }: ConversationRow) => id === body.id,
    );
    expect(isListed).toBe(false);
    await removeOld(platform.database, platform.time.now + 25 * 3_600_000);
    expect((await olivia.send(`${root}/conversations/${body.id}`)).status).toBe(404);
  });

  it("are deleted when nobody has continued them for the firm's retention period", async () => {
    const { conversationId } = await askNew(platform, olivia, 'How are sales?');
    const days = (count: number) => platform.time.now + count * MILLISECONDS_PER_DAY;
    const isThere = async () => (await olivia.send(`${root}/conversations/${conversationId}`)).status === 200;
    const settings = { dailyLimit: 200, allowsTaxData: false };
    const keep = (retentionDays: number | null) =>
      olivia.send(`${root}/administration/settings`, { method: 'PUT', body: { ...settings, retentionDays } });
    await keep(null);
    await removeOld(platform.database, days(5000));
    expect(await isThere()).toBe(true);
    await keep(30);
    await removeOld(platform.database, days(29));
    expect(await isThere()).toBe(true);
    await removeOld(platform.database, days(31));
    expect(await isThere()).toBe(false);
  });

  it('of 500 turns open at their end and load page by page', async () => {
    const { conversationId, answer } = await askNew(platform, olivia, 'How are sales?');
    const at = (turn: number) => new Date(platform.time.now + turn * 1000);
    let parentId = answer.id;
    const rows = Array.from({ length: 998 }, (_, turn) => {
      const id = crypto.randomUUID();
      const role = turn % 2 ? ('assistant' as const) : ('person' as const);
      const row = {
        id,
        conversationId,
        parentId,
        role,
        text: `Turn ${turn}`,
        state: 'done' as const,
        beatAt: at(turn),
        createdAt: at(turn),
      };
      parentId = id;
      return row;
    });
    await platform.database.insert(messages).values(rows);
    await platform.database.update(conversations).set({ leafId: parentId }).where(eq(conversations.id, conversationId));
    const path = `${root}/conversations/${conversationId}`;
    const { body } = await olivia.send(path);
    expect([body.messages.length, body.messages.at(-1).text, body.hasEarlier]).toEqual([50, 'Turn 997', true]);
    const { body: earlier } = await olivia.send(`${path}?before=${body.messages[0].id}&limit=200`);
    expect(earlier.messages.at(-1).text).toBe('Turn 947');
    const next = await askIn(platform, olivia, conversationId, 'And our DSO?', parentId);
    expect(next.answer.state).toBe('done');
  });
});
