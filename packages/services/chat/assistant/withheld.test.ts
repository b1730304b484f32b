import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { sql } from 'drizzle-orm';
import { askIn, askNew } from './fixture-asking';
import { openWithModel } from './fixture-model';
import { calls, says } from './fixture-model-server';

const root = '/openai-gateway/v1';

onOneDatabase('data that a firm withholds from the model', (kind) => {
  let opened: Awaited<ReturnType<typeof openWithModel>>;
  let olivia: Person;
  beforeAll(async () => {
    opened = await openWithModel(kind);
    olivia = await demoPerson(opened.platform, demoPeople.olivia).signIn();
    await opened.platform.settled();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    opened.server.requests.length = 0;
    await allow(false);
  });

  const allow = (allowsTaxData: boolean) =>
    olivia.send(`${root}/administration/settings`, {
      method: 'PUT',
      body: { retentionDays: 365, dailyLimit: 5000, allowsTaxData },
    });
  const serviceName = async (): Promise<string> => (await olivia.send('/insights/metrics/prices?limit=1')).body.prices[0].service;
  const messagesSent = () => opened.server.requests.at(-1)?.body.messages.map(({ content }) => content ?? '') ?? [];

  it('is hidden in the next question, even if the answer cited no row with it', async () => {
    const { platform, server } = opened;
    const service = await serviceName();
    server.reactions = [calls({ name: 'getPrices', args: { limit: 1 } }), says('It is SERVICE_1, for CLIENT_1.')];
    const first = await askNew(platform, olivia, 'What is the oldest price?');
    expect(first.answer.text).toContain(`It is ${service}, for `);
    expect(first.answer.sources).toEqual([]);
    server.reactions = [says('Yes.')];
    server.requests.length = 0;
    await askIn(platform, olivia, first.conversationId, `And ${service.toUpperCase()}?`, first.answer.id);
    expect(server.sent.toLowerCase()).not.toContain(service.toLowerCase());
    expect(messagesSent().slice(1)).toEqual([
      'What is the oldest price?',
      expect.stringMatching(/^It is SERVICE_1, for CLIENT_\d+\.$/),
      'And SERVICE_1?',
    ]);
  });

  it('is hidden in retries, copies of shared conversations and other branches of the same conversation', async () => {
    const { platform, server } = opened;
    const service = await serviceName();
    server.reactions = [calls({ name: 'getPrices', args: { limit: 1 } }), says('It is SERVICE_1.')];
    const first = await askNew(platform, olivia, 'What is the oldest price?');
    const path = `${root}/conversations/${first.conversationId}`;
    await olivia.send(path, { method: 'PUT', body: { isShared: true } });
    server.reactions = [says('Yes.')];
    server.requests.length = 0;
    const second = await askIn(platform, olivia, first.conversationId, `Is ${service} new?`, first.answer.id);
    await olivia.send(`${root}/messages/${second.question.id}/answers`, { method: 'POST' });
    await platform.settled();
    // In a branch of its own: the answer that read the row is in another branch.
    await askIn(platform, olivia, first.conversationId, `Tell me about ${service}`, null);
    const colleague = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    const fork = await colleague.send(`${path}/forks`, { body: { messageId: first.answer.id } });
    const { body: copied } = await colleague.send(`${root}/conversations/${fork.body.id}`);
    await askIn(platform, colleague, fork.body.id, `And ${service}?`, copied.messages.at(-1).id);
    expect(server.requests).toHaveLength(4);
    expect(server.sent).not.toContain(service);
  });

  it('is left out when an answer was made while the firm allowed it', async () => {
    const { platform, server } = opened;
    await allow(true);
    server.reactions = [calls({ name: 'getToDos', args: {} }), says('The note says that the owner sells the shop.')];
    const first = await askNew(platform, olivia, 'What is to do?');
    await allow(false);
    server.reactions = [says('Yes.')];
    server.requests.length = 0;
    await askIn(platform, olivia, first.conversationId, 'And now?', first.answer.id);
    expect(server.sent).not.toContain('sells the shop');
    expect(messagesSent()[2]).toBe('[This answer is left out: it was made while tax data could be sent.]');
  });

  it('is hidden in every spelling, for each of many clients', async () => {
    const { platform, server } = opened;
    const names = Array.from({ length: 70 }, (_, number) => `Zephyr Holding ${number + 100}`);
    const { companyId } = olivia.claims;
    for (const name of names)
      await platform.database.execute(sql`insert into ledger.clients (company_id, name) values (${companyId}, ${name})`);
    server.reactions = [says('Fine.')];
    platform.time.now += 1000;
    const written = ['HOLLIS  FREIGHT', 'hollis\u00a0freight', 'Hollis\nFreight', 'xHollis Freightx', 'Hollis\u200b Fréight'];
    await askNew(platform, olivia, `${written.join(', ')} and ${names.join(', ')}, owner@hollis.example, 123-45-6789`);
    const folded = server.sent
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase();
    expect(folded).not.toMatch(/hollis|freight|zephyr|123-45/);
    expect(messagesSent()[1]?.match(/CLIENT_\d+/g)).toHaveLength(75);
    const { body: log } = await olivia.send(`${root}/administration/requests?limit=1`);
    expect(log.requests[0]).toMatchObject({ isWithheld: true, kinds: ['questions'] });
  });

  it('is hidden where a vendor, a failure or a draft names a client', async () => {
    const { platform, server } = opened;
    const vendor = 'Quillfeather Print';
    await platform.database.execute(sql`
      insert into insights.metric_vendors (set_id, vendor, name, spend, last_billed_on)
      select id, 'quillfeather print', ${vendor}, 1000, '2025-12-01' from insights.metric_sets where is_present`);
    await platform.database.execute(sql`update ledger.clients set name = ${vendor} where name = 'Dunmore Dental'`);
    server.reactions = [
      calls({ name: 'getVendors', args: { limit: 3 } }, { name: 'getClientMetrics', args: { find: 'CLIENT_1' } }),
      says('Done.'),
    ];
    const { answer } = await askNew(platform, olivia, 'Which vendors?');
    expect(answer.steps.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(server.sent.toLowerCase()).not.toContain(vendor.toLowerCase());
  });

  describe('a program that calls the completions API', () => {
    const complete = (messages: object[], more: object = {}) =>
      olivia.send(`${root}/chat/completions`, { body: { messages, ...more } });

    it('sends no name within JSON, instructions or data beside the messages', async () => {
      const { server } = opened;
      server.reactions = [
        (_, response) =>
          response
            .writeHead(200, { 'Content-Type': 'application/json' })
            .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'CLIENT_1 it is' } }] })),
      ];
      const rows = JSON.stringify([{ name: 'Hollis Freight', note: 'x' }]).replace('Freight', 'Fr\\u0065ight');
      const { status, body } = await complete(
        [
          { role: 'system', content: 'You work for Hollis\tFreight.' },
          { role: 'user', content: [{ type: 'text', text: 'And hollis freight?' }] },
          { role: 'tool', tool_call_id: 'call_1', content: rows },
        ],
        { metadata: { 'Hollis Freight': 'HOLLIS FREIGHT' }, instructions: 'About Hollis Freight' },
      );
      expect([status, body.choices[0].message.content]).toEqual([200, 'Hollis Freight it is']);
      expect(server.sent).not.toMatch(/hollis/i);
      expect(server.requests[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'tool']);
    });

    it("can't send images and files, in which names can't be found", async () => {
      const { server } = opened;
      const picture = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
      const refused = await complete([{ role: 'user', content: [{ type: 'text', text: 'Read this' }, picture] }]);
      expect(refused).toMatchObject({
        status: 400,
        body: { message: 'Your firm withholds tax data from the model, so only text can be sent, not image_url.' },
      });
      expect(server.requests).toHaveLength(0);
    });
  });
});
