import type { ServerResponse } from 'node:http';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { askNew } from './fixture-asking';
import { openWithModel } from './fixture-model';
import { calls, type Reaction, says } from './fixture-model-server';

const root = '/openai-gateway/v1';

const stream = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' });

const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

/** Sends the same piece until the reader disconnects; `sent` returns the number of bytes sent. */
const withoutEnd = (piece: (count: number) => string): { reaction: Reaction; sent: () => number } => {
  let sent = 0;
  const reaction: Reaction = (_, response) => {
    stream(response);
    let count = 0;
    const send = () => {
      while (!response.destroyed) {
        const text = piece(count++);
        sent += text.length;
        if (!response.write(text)) return void response.once('drain', send);
      }
    };
    send();
  };
  return { reaction, sent: () => sent };
};

const raw =
  (...contents: string[]): Reaction =>
  (_, response) => {
    stream(response);
    // Written as other languages encode JSON: JSON.stringify would not send half of a surrogate pair.
    for (const content of contents) response.write(`data: {"choices":[{"delta":{"content":"${content}"}}]}\n\n`);
    response.end('data: [DONE]\n\n');
  };

onOneDatabase('a hostile model server', (kind) => {
  let opened: Awaited<ReturnType<typeof openWithModel>>;
  let olivia: Person;
  beforeAll(async () => {
    opened = await openWithModel(kind, { isPatient: true });
    olivia = await demoPerson(opened.platform, demoPeople.olivia).signIn();
    await opened.platform.settled();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    opened.platform.time.now += 40_000;
  });

  const ask = async (...reactions: Reaction[]) => {
    opened.server.reactions = reactions;
    return (await askNew(opened.platform, olivia, 'How are sales?')).answer;
  };

  it("can't break an answer with characters that databases can't store", async () => {
    const answer = await ask(raw('a\\u0000b ', '\\ud83d', '\\ude00 ', '\\ud800c', ' \\udc00', '\\ud83d'));
    expect(answer).toMatchObject({ state: 'done', text: 'ab 😀 \ufffdc \ufffd\ufffd' });
  });

  it("can't break an answer with the names and arguments of its calls", async () => {
    const { body } = await olivia.send('/insights/metrics/clients?limit=1');
    const [{ clientId }] = body.clients;
    const half = `${'x'.repeat(59)}😀`;
    const answer = await ask(
      calls(
        { name: half, args: {} },
        { name: 'prepare_to_do', args: `{"clientId":"${clientId}","text":"a\\u0000b\\ud800"}` },
        { name: 'getClientMetrics', args: '{"find":"\\u0000\\ud800"}' },
      ),
      says('Done.'),
    );
    expect(answer).toMatchObject({ state: 'done', text: 'Done.', drafts: [{ content: { text: 'ab\ufffd' } }] });
    expect(answer.steps[0]?.tool).toBe('x'.repeat(59));
  });

  it("can't exhaust memory with calls, of which only the first 16 are made", async () => {
    let count = 0;
    const many: Reaction = (_, response) => {
      stream(response);
      for (; count < 20_000; count++)
        response.write(event({ tool_calls: [{ index: count, id: `c${count}`, function: { name: 'none', arguments: '{}' } }] }));
      response.end('data: [DONE]\n\n');
    };
    const answer = await ask(many, says('Done.'));
    expect(answer.steps).toHaveLength(16);
    expect(opened.server.requests.at(-1)?.body.messages.filter(({ role }) => role === 'tool')).toHaveLength(16);
  });

  it.each([
    ['arguments', (_: number) => event({ tool_calls: [{ index: 0, function: { arguments: 'x'.repeat(1000) } }] }), 100_000],
    ['names', (_: number) => event({ tool_calls: [{ index: 0, function: { name: 'x'.repeat(1000) } }] }), 100_000],
    ['events', (_: number) => event({ reasoning_content: 'x'.repeat(5000) }), 33_000_000],
    ['small events', (_: number) => 'data: {}\n\n', 3_100_000],
    ['text', (_: number) => event({ content: 'x'.repeat(1000) }), 110_000],
    ['lines', (_: number) => `data: ${'x'.repeat(1000)}\n`, 1_100_000],
    ['a line', (count: number) => (count ? 'x'.repeat(1000) : 'data: '), 1_100_000],
    ['returns', (_: number) => '\r'.repeat(1000), 1_100_000],
    ['lists in lists', (_: number) => `data: ${'['.repeat(5000)}${']'.repeat(5000)}\n\n`, 20_000],
  ])('is disconnected after too much data, with a reason: %s', async (_, piece, limit) => {
    const { reaction, sent } = withoutEnd(piece);
    const answer = await ask(reaction);
    expect(answer.state).toBe('failed');
    expect(['garbage', 'cut']).toContain(answer.failure);
    // Data in the buffers between the two counts as sent, too.
    expect(sent()).toBeLessThan(limit + 12_000_000);
  });

  it.each([
    ['choices', { choices: 7 }],
    ['a delta', { choices: [{ delta: 'x' }] }],
    ['content', { choices: [{ delta: { content: { a: 1 } } }] }],
    ['calls', { choices: [{ delta: { tool_calls: 'x' } }] }],
    ['a call', { choices: [{ delta: { tool_calls: [null, { index: 'x', function: 7 }] } }] }],
  ])("can't break an answer with an invalid value for %s", async (_, chunk) => {
    const answer = await ask((_, response) => {
      stream(response);
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      response.write(event({ content: 'Fine.' }));
      response.end('data: [DONE]\n\n');
    }, says(''));
    expect(answer).toMatchObject({ state: 'done', failure: null });
  });

  describe('called by a program', () => {
    const complete = (more: object = {}) =>
      olivia.send(`${root}/chat/completions`, { body: { messages: [{ role: 'user', content: 'Hello' }], ...more } });
    const whole =
      (text: string): Reaction =>
      (_, response) =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);

    it.each([
      ['too large', `{"choices":["${'x'.repeat(8_100_000)}"]}`, 'The model server sent more than 8 MB.'],
      ['too deep', '['.repeat(100_000), 'The model server sent something that is no answer.'],
      ['no JSON', '<html>', 'The model server sent something that is no answer.'],
      ['a list', '[]', 'The model server sent something that is no answer.'],
    ])('produces an error that says what is wrong with a response that is %s', async (_, text, message) => {
      opened.server.reactions = [whole(text)];
      expect(await complete()).toMatchObject({ status: 503, body: { message } });
      opened.server.reactions = [whole('{"choices":[]}')];
      expect((await complete()).status).toBe(200);
    });

    it('ends a stream with too many concurrent texts with an error', async () => {
      const { reaction, sent } = withoutEnd(
        (count) => `data: ${JSON.stringify({ choices: [{ index: count, delta: { content: 'x' } }] })}\n\n`,
      );
      opened.server.reactions = [reaction];
      const response = await olivia.browser.send(`${root}/chat/completions`, {
        token: olivia.tokens.access_token,
        body: { stream: true, messages: [{ role: 'user', content: 'Hello' }] },
      });
      expect(await response.text()).toContain('The model server sent too many texts side by side.');
      expect(sent()).toBeLessThan(12_000_000);
    });
  });
});
