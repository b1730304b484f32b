import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { eventsOf } from '@suite/host/test/event-source';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { sql } from 'drizzle-orm';
import type { Draft, StateEvent } from './contract/answers';
import { askIn, askNew } from './fixture-asking';
import { openWithModel } from './fixture-model';
import { calls, faults, says } from './fixture-model-server';
import { requests } from './schema';

const KEY = 'sk-only-on-the-server';

onOneDatabase('answers of a model', (kind) => {
  let opened: Awaited<ReturnType<typeof openWithModel>>;
  let olivia: Person;
  const keyFile = join(tmpdir(), `suite-model-key-${process.pid}`);
  beforeAll(async () => {
    writeFileSync(keyFile, `${KEY}\n`);
    opened = await openWithModel(kind, { keyFile });
    olivia = await demoPerson(opened.platform, demoPeople.olivia).signIn();
    await opened.platform.settled();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    opened.server.requests.length = 0;
    // Advances the clock so that failures of earlier tests no longer keep the breaker open.
    opened.platform.time.now += 40_000;
  });

  const send = (body: object) => olivia.send('/openai-gateway/v1/administration/settings', { method: 'PUT', body });
  const settings = { retentionDays: 365, dailyLimit: 500, allowsTaxData: false };

  it("are made from calls with the asker's rights, and cite the rows", async () => {
    const { platform, server } = opened;
    await send(settings);
    server.reactions = [
      calls({ name: 'getClientMetrics', args: { only: 'overdue', sort: 'overdueLessCredit', order: 'descending', limit: 5 } }),
      says('CLIENT_1 owes $1,500.00 [2], and $1,501.00 [2] is wrong.'),
    ];
    const { answer } = await askNew(platform, olivia, 'Who owes most?');
    expect(answer).toMatchObject({ state: 'done', model: 'test-model', steps: [{ tool: 'getClientMetrics', state: 'done' }] });
    expect(answer.text).toBe('Hollis Freight owes $1,500.00 [2], and $1,501.00 [2] is wrong.');
    expect(answer.marks.map(({ start, end }) => answer.text.slice(start, end))).toEqual(['$1,501.00']);
    expect(answer.sources.map(({ key, title }) => [key, title])).toEqual([[2, 'Hollis Freight']]);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.requests[0]?.body.model).toBe('test-model');
  });

  it('send no names of clients or services until an administrator allows it', async () => {
    const { platform, server } = opened;
    await send(settings);
    const { body } = await olivia.send('/insights/metrics/clients?limit=200');
    const { body: prices } = await olivia.send('/insights/metrics/prices?limit=200');
    const names: string[] = body.clients.map(({ name }: { name: string }) => name);
    const services: string[] = prices.prices.map(({ service }: { service: string }) => service);
    const ask = async () => {
      server.requests.length = 0;
      server.reactions = [
        calls({ name: 'getClientMetrics', args: {} }, { name: 'getPrices', args: {} }, { name: 'getToDos', args: {} }),
        says('CLIENT_1 it is.'),
      ];
      const first = await askNew(platform, olivia, `Compare ${names[0]} with ${names[1]?.toUpperCase()}`);
      server.reactions = [says('Yes.')];
      await askIn(platform, olivia, first.conversationId, 'And now?', first.answer.id);
      return first.answer;
    };
    const answer = await ask();
    const leaked = [...names, ...services].filter((name) => server.sent.toLowerCase().includes(name.toLowerCase()));
    expect(leaked).toEqual([]);
    expect(answer.text).toBe(`${answer.text.replace(' it is.', '')} it is.`);
    expect(names).toContain(answer.text.replace(' it is.', ''));
    const { body: log } = await olivia.send('/openai-gateway/v1/administration/requests?limit=1');
    expect(log.requests[0]).toMatchObject({ isWithheld: true, person: 'Olivia Hart', model: 'test-model' });

    await send({ ...settings, allowsTaxData: true });
    await ask();
    expect(server.sent).toContain(names[0]);
    const { body: after } = await olivia.send('/openai-gateway/v1/administration/requests?limit=50');
    const kinds = after.requests.flatMap((request: { kinds: string[] }) => request.kinds);
    expect(kinds).toEqual(expect.arrayContaining(['client-names', 'client-services']));
  });

  it.each([
    ['cut', 'cut', 'The first half'],
    ['endsWithoutEnd', 'cut', 'The first half'],
    ['garbage', 'garbage', ''],
    ['noStream', 'garbage', ''],
    ['tooMany', 'refused', ''],
    ['broken', 'refused', ''],
    ['silent', 'timeout', ''],
    ['neverEnds', 'timeout', 'It began'],
    ['redirects', 'unreachable', ''],
  ] as const)(
    'end with a reason, and keep the text so far, when the model server is faulty: %s',
    async (fault, failure, text) => {
      const { platform, server } = opened;
      await send(settings);
      server.reactions = [faults[fault]];
      const { answer } = await askNew(platform, olivia, 'How are sales?');
      expect(answer).toMatchObject({ state: 'failed', failure, text });
      server.reactions = [says('It works again.')];
      // This success closes the breaker.
      expect((await askNew(platform, olivia, 'Once more')).answer.state).toBe('done');
    },
  );

  it('are refused for a short time when the model server has failed several times in a row', async () => {
    const { platform, server } = opened;
    server.reactions = [faults.broken];
    for (let count = 0; count < 5; count++) await askNew(platform, olivia, 'Sales?');
    server.requests.length = 0;
    const { answer } = await askNew(platform, olivia, 'Sales?');
    expect([answer.failure, server.requests.length]).toEqual(['refused', 0]);
    platform.time.now += 31_000;
    server.reactions = [says('Back.')];
    expect((await askNew(platform, olivia, 'Sales?')).answer.text).toBe('Back.');
  });

  it('stop at the daily limit, which deleting the conversation does not reset', async () => {
    const { platform, server } = opened;
    const member = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    await send({ ...settings, dailyLimit: 2 });
    server.reactions = [
      (request, response) => {
        says('First part. ')(request, response);
      },
    ];
    server.reactions = [
      calls({ name: 'getDashboard', args: {} }),
      calls({ name: 'getDashboard', args: {} }),
      says('Never reached'),
    ];
    const { answer, conversationId } = await askNew(platform, member, 'How are sales?');
    expect(answer).toMatchObject({ state: 'failed', failure: 'limit' });
    expect(answer.steps).toHaveLength(2);
    expect((await member.send(`/openai-gateway/v1/conversations/${conversationId}`, { method: 'DELETE' })).status).toBe(204);
    expect((await askNew(platform, member, 'Again?')).answer.failure).toBe('limit');
    expect((await member.send('/openai-gateway/v1/status')).body).toMatchObject({ used: 2, limit: 2 });
    const completion = { messages: [{ role: 'user', content: 'Hello' }] };
    const answered = await member.send('/openai-gateway/v1/chat/completions', { body: completion });
    expect(answered).toMatchObject({ status: 429, body: { code: 'throttled' } });
    await send(settings);
    platform.time.now += 25 * 3_600_000;
    await member.signIn();
    await olivia.signIn();
    server.reactions = [says('A new day.')];
    expect((await askNew(platform, member, 'Again?')).answer.text).toBe('A new day.');
  });

  it('lose access as soon as a right is revoked, in the middle of a conversation', async () => {
    const { platform, server } = opened;
    await send(settings);
    const member = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    server.reactions = [calls({ name: 'getDashboard', args: {} }), says('Sales are high, says the secret row.')];
    const { answer, conversationId } = await askNew(platform, member, 'How are sales?');
    expect(answer.state).toBe('done');
    const apps = { 'iq-dashboard': 'blocked', 'iq-clients': 'blocked', 'iq-client-advisory': 'blocked' };
    await olivia.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version: 1, apps } });
    server.requests.length = 0;
    server.reactions = [calls({ name: 'getDashboard', args: {} }), says('I cannot read that.')];
    const next = await askIn(platform, member, conversationId, 'And now?', answer.id);
    expect(next.answer.steps).toMatchObject([{ state: 'failed' }]);
    expect(server.sent).not.toContain('secret row');
    const { body } = await member.send(`/openai-gateway/v1/conversations/${conversationId}`);
    expect(body.messages[1]).toMatchObject({ isWithheld: true, text: '', sources: [] });
    expect((await member.send(`/openai-gateway/v1/messages/${answer.id}/stream`)).status).toBe(404);
  });

  it('continue without a reader, and can be read from the last received character', async () => {
    const { platform, server } = opened;
    await send(settings);
    let end: () => void = () => undefined;
    server.reactions = [
      (request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        const piece = (content: string) => response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
        piece('One two ');
        end = () => {
          piece('three four.');
          response.end('data: [DONE]\n\n');
        };
        void request;
      },
    ];
    const { body: conversation } = await olivia.send('/openai-gateway/v1/conversations', { body: {} });
    const message = await olivia.send(`/openai-gateway/v1/conversations/${conversation.id}/messages`, {
      body: { text: 'Count', parentId: null },
    });
    const path = `/openai-gateway/v1/messages/${message.body.answer.id}/stream`;
    const open = async (received: number) => {
      const headers = { 'Last-Event-ID': String(received) };
      const response = await olivia.browser.send(path, { token: olivia.tokens.access_token, headers });
      if (!response.body) throw new Error('no stream');
      return response.body;
    };
    const textIn = async (body: ReadableStream<Uint8Array>, until: string) => {
      let text = '';
      for await (const { event, data } of eventsOf(withoutIds(body))) {
        if (event === 'text') text += JSON.parse(data).text;
        if (text.endsWith(until)) break;
      }
      return text;
    };
    // The tab is closed in the middle, and two other readers continue.
    expect(await textIn(await open(0), 'two ')).toBe('One two ');
    const streams = [await open(8), await open(0)] as const;
    end();
    expect(await Promise.all(streams.map((stream) => textIn(stream, 'four.')))).toEqual(['three four.', 'One two three four.']);
    await platform.settled();
    // It is finished and stored.
    expect(await textIn(await open(8), 'four.')).toBe('three four.');
  });

  it('can be stopped by the person, and keep the text so far', async () => {
    const { platform, server } = opened;
    server.reactions = [faults.neverEnds];
    const { body: conversation } = await olivia.send('/openai-gateway/v1/conversations', { body: {} });
    const path = `/openai-gateway/v1/conversations/${conversation.id}`;
    const { body } = await olivia.send(`${path}/messages`, { body: { text: 'Count', parentId: null } });
    const response = await olivia.browser.send(`/openai-gateway/v1/messages/${body.answer.id}/stream`, {
      token: olivia.tokens.access_token,
    });
    for await (const { event } of eventsOf(withoutIds(response.body as ReadableStream<Uint8Array>))) if (event === 'text') break;
    expect((await olivia.send(`/openai-gateway/v1/messages/${body.answer.id}/stop`, { method: 'POST' })).status).toBe(204);
    await platform.settled();
    const { body: after } = await olivia.send(path);
    expect(after.messages[1]).toMatchObject({ state: 'stopped', text: 'It began' });
    const [last] = await platform.database
      .select()
      .from(requests)
      .orderBy(requests.at)
      .limit(1)
      .offset((await platform.database.$count(requests)) - 1);
    expect(last?.outcome).toBe('stopped');
  });

  it('prepare drafts that are carried out only after a person confirms them, and only once', async () => {
    const { platform, server } = opened;
    await send(settings);
    const { body: overdue } = await olivia.send('/insights/metrics/clients?only=overdue&sort=overdueLessCredit&order=descending');
    const [{ clientId }] = overdue.clients;
    server.reactions = [
      calls(
        { name: 'prepare_reminder', args: { clientId } },
        { name: 'prepare_offer', args: { clientId, title: 'Bookkeeping' } },
      ),
      says('Prepared.'),
    ];
    const { answer } = await askNew(platform, olivia, 'Remind them and prepare an offer');
    const reminders = async () => (await olivia.send(`/insights/advisory/debtors/${clientId}`)).body.reminders.length;
    expect(answer.drafts.map(({ content, state }) => [content.kind, state])).toEqual([
      ['reminder', 'prepared'],
      ['offer', 'prepared'],
    ]);
    expect(await reminders()).toBe(0);
    const [reminder, offer] = answer.drafts;
    const confirm = (draft: typeof reminder, content: object) =>
      olivia.send(`/openai-gateway/v1/drafts/${draft?.id}/confirmation`, { body: { content } });
    const content = { ...reminder?.content, to: 'owner@client.example' };
    expect((await confirm(reminder, { ...content, clientId: demoCompanies.brightfield.id })).status).toBe(400);
    const both = await Promise.all([confirm(reminder, content), confirm(reminder, content)]);
    expect(both.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([200]));
    expect(await reminders()).toBe(1);
    const made = await confirm(offer, offer?.content ?? {});
    expect(made.body.drafts[1]).toMatchObject({ state: 'made', link: { zone: 'offer', route: '/proposal' } });
    expect((await olivia.send(`/proposals/v1/proposals/${made.body.drafts[1].link.query.id}`)).body.title).toBe('Bookkeeping');
    expect((await confirm(offer, offer?.content ?? {})).status).toBe(409);
    // A reader who joins the stream later gets the same drafts, so that a page can keep what was typed into them.
    const { value } = await statesOf(olivia, answer.id).next();
    expect(value?.drafts).toMatchObject([
      { id: reminder?.id, state: 'made' },
      { id: offer?.id, state: 'made' },
    ]);
  });

  it('show the outcome of a draft during the answer, only to the person it was prepared for', async () => {
    const { platform, server } = opened;
    await send(settings);
    const { body: all } = await olivia.send('/insights/metrics/clients?limit=1');
    const [{ clientId }] = all.clients;
    let end: () => void = () => undefined;
    server.reactions = [
      calls({ name: 'prepare_offer', args: { clientId } }),
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        const piece = () => response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: '.' } }] })}\n\n`);
        const timer = setInterval(piece, 50);
        end = () => {
          clearInterval(timer);
          response.end('data: [DONE]\n\n');
        };
        piece();
      },
    ];
    const colleague = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
    const { body: conversation } = await olivia.send('/openai-gateway/v1/conversations', { body: {} });
    const path = `/openai-gateway/v1/conversations/${conversation.id}`;
    await olivia.send(path, { method: 'PUT', body: { isShared: true } });
    const { body: message } = await olivia.send(`${path}/messages`, { body: { text: 'Prepare an offer', parentId: null } });
    const states = statesOf(olivia, message.answer.id);
    let draft: Draft | undefined;
    for await (const { drafts } of states) {
      [draft] = drafts;
      if (draft) break;
    }
    const address = `/openai-gateway/v1/drafts/${draft?.id}`;
    const foreign = [
      await colleague.send(`${address}/confirmation`, { body: { content: draft?.content } }),
      await colleague.send(address, { method: 'DELETE' }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    const made = await olivia.send(`${address}/confirmation`, { body: { content: draft?.content } });
    expect(made.body).toMatchObject({ state: 'running', drafts: [{ state: 'made' }] });
    const after = [await statesOf(olivia, message.answer.id).next(), await statesOf(colleague, message.answer.id).next()];
    const read = await colleague.send(path);
    end();
    expect(after.map(({ value }) => (value as StateEvent).drafts.map(({ state }) => state))).toEqual([['made'], []]);
    expect(read.body.messages[1].drafts).toEqual([]);
    await platform.settled();
  });

  describe('a program that calls the completions API', () => {
    const path = '/openai-gateway/v1/chat/completions';
    const stream = async (body: object) => {
      const response = await olivia.browser.send(path, { token: olivia.tokens.access_token, body: { stream: true, ...body } });
      return response.text();
    };
    const lastRequest = async () => {
      await opened.platform.settled();
      return (await olivia.send('/openai-gateway/v1/administration/requests?limit=1')).body.requests[0];
    };

    it('sends no client names, and gets them back in the stream, with the tokens in the log', async () => {
      const { platform, server } = opened;
      await send(settings);
      await platform.database.execute(sql`update ledger.clients set name = 'user' where name = 'Hollis Freight'`);
      await platform.database.execute(sql`update ledger.clients set name = 'Joe "Bud" & Sons' where name = 'Dunmore Dental'`);
      server.reactions = [says('CLIENT_1 pays late, CLIENT_1 does.')];
      platform.time.now += 1_000;
      const text = await stream({ messages: [{ role: 'user', content: 'Does Joe "Bud" & Sons pay?' }] });
      expect(server.sent).not.toContain('Bud');
      expect(server.requests[0]?.body.messages[0]?.role).toBe('user');
      const deltas = [...text.matchAll(/^data: (\{.*)$/gm)].map(
        ([, data = '']) => JSON.parse(data).choices[0]?.delta.content ?? '',
      );
      expect(deltas.join('')).toBe('Joe "Bud" & Sons pays late, Joe "Bud" & Sons does.');
      expect(text).not.toContain('"usage"');
      expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
      expect(await lastRequest()).toMatchObject({ promptTokens: 11, completionTokens: 7, outcome: 'done', isWithheld: true });
      await platform.database.execute(sql`update ledger.clients set name = 'Hollis Freight' where name = 'user'`);
    });

    it('gets failures in the format of the protocol, even in the middle of a stream', async () => {
      const { server } = opened;
      const messages = [{ role: 'user', content: 'Hello' }];
      const refused = await olivia.send(path, { body: { messages: [] } });
      expect([refused.status, refused.body.error.type]).toEqual([400, 'invalid_request_error']);
      const nobody = await olivia.browser.send(path, { token: '', body: { messages } });
      expect([nobody.status, (await nobody.json()).error]).toMatchObject([
        401,
        { type: 'authentication_error', code: 'unauthorized' },
      ]);
      server.reactions = [faults.tooMany];
      const busy = await olivia.send(path, { body: { messages } });
      expect([busy.status, busy.headers.get('Retry-After'), busy.body.error.type]).toEqual([503, '7', 'server_error']);
      server.reactions = [faults.cut];
      const text = await stream({ messages });
      expect(text).toContain('The first half');
      expect(text).toMatch(/data: \{"error":\{"message":"The connection to the model server ended in the middle/);
      server.reactions = [says('Fine.')];
      expect(await stream({ messages })).toContain('[DONE]');
    });
  });

  it('survive a model that invents calls and arguments', async () => {
    const { platform, server } = opened;
    server.reactions = [
      calls(
        { name: 'deleteEverything', args: {} },
        { name: 'getDashboard', args: 'not json' },
        { name: 'getDashboard', args: { companyId: demoCompanies.brightfield.id } },
        { name: 'getClientMetric', args: { clientId: '../../access/v1/people' } },
        { name: 'sendReminder', args: {} },
      ),
      says('I could not.'),
    ];
    const { answer } = await askNew(platform, olivia, 'Do everything');
    expect(answer.text).toBe('I could not.');
    expect(answer.steps.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed']);
    server.reactions = [calls({ name: 'getDashboard', args: {} })];
    expect((await askNew(platform, olivia, 'Loop')).answer.failure).toBe('too-many-steps');
  });
});

/** Reads the `state` events of a stream. */
async function* statesOf(person: Person, messageId: string): AsyncGenerator<StateEvent> {
  const path = `/openai-gateway/v1/messages/${messageId}/stream`;
  const { body } = await person.browser.send(path, { token: person.tokens.access_token });
  if (!body) throw new Error('no stream');
  for await (const { event, data } of eventsOf(withoutIds(body))) if (event === 'state') yield JSON.parse(data);
}

/** Removes the id lines from a stream, so that `eventsOf` can read its blocks. */
function withoutIds(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream({
      transform: (bytes, controller) => controller.enqueue(encoder.encode(decoder.decode(bytes).replace(/^id: .*\n/gm, ''))),
    }),
  );
}
