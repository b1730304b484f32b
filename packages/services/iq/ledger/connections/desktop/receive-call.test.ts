import type { Element } from './read-tree';
import { createCallReceiver } from './receive-call';

const TICKET = '6f0b6d5e-6a1e-4f0e-9f0a-0d7c1f2e3a4b';
const MEGABYTE = 1_048_576;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const head = (ticket = TICKET) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><receiveResponseXML><ticket>${ticket}</ticket><response>`;
const tail = '</response><hresult></hresult></receiveResponseXML></s:Body></s:Envelope>';

/** Returns a body of these parts, of which one can repeat, and counts the repeated bytes that were read. */
function bodyOf(first: string, repeated = '', times = 0, last = '') {
  const encoder = new TextEncoder();
  const chunk = encoder.encode(repeated);
  let left = times;
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull(controller) {
      if (left-- > 0) {
        sent.bytes += chunk.length;
        return controller.enqueue(chunk);
      }
      controller.enqueue(encoder.encode(last));
      controller.close();
    },
  });
  return { body, sent };
}

const receiver = (isReading = true) => createCallReceiver(async (ticket) => isReading && ticket === TICKET);

test('a response that arrives in pieces is read completely', async () => {
  const rows = escaped(`<CustomerRet><ListID>1</ListID><FullName>Ash &amp; Söhne</FullName></CustomerRet>`).repeat(100);
  const start = escaped('<?xml version="1.0"?><QBXML><QBXMLMsgsRs><CustomerQueryRs statusCode="0">');
  const { body } = bodyOf(head() + start, rows, 20, escaped('</CustomerQueryRs></QBXMLMsgsRs></QBXML>') + tail);
  const { method, arguments: given, answer } = await receiver()(body);
  expect([method, given.ticket, given.response]).toEqual(['receiveResponseXML', TICKET, '']);
  const [query] = answer?.children[0]?.children ?? [];
  expect(query?.attributes).toEqual({ statusCode: '0' });
  const names = query?.children.map(({ children }) => children[1]?.text);
  expect([names?.length, new Set(names)]).toEqual([2000, new Set(['Ash & Söhne'])]);
});

test('a long call is read no further than its ticket unless a session has that ticket', async () => {
  for (const first of [head(), head('unknown'), '<s:Envelope><s:Body><authenticate><strUserName>', '<!--']) {
    const { body, sent } = bodyOf(first, 'x'.repeat(4096), 1000, tail);
    await expect(receiver(false)(body)).rejects.toThrow('only a session that reads may send as much');
    expect(sent.bytes).toBeLessThan(16_384);
  }
});

test('a call can have at most 16 MB, even in a session', async () => {
  const { body, sent } = bodyOf(head(), 'x'.repeat(65_536), 1000, tail);
  await expect(receiver()(body)).rejects.toThrow('it has more than 16777216 bytes');
  expect(sent.bytes).toBeLessThan(17 * MEGABYTE);
});

describe('a response that would use too many resources is rejected', () => {
  const attributes = Array.from({ length: 21 }, (_, index) => ` a${index}=""`).join('');
  it.each<[name: string, first: string, repeated: string, times: number, last: string]>([
    ['elements', '<QBXML>', '<a/>'.repeat(100), 2100, '</QBXML>'],
    ['levels', '<a>'.repeat(50), '', 0, '</a>'.repeat(50)],
    ['attributes', `<a${attributes}`, '', 0, '/>'],
    ['text', '<a>', 'x'.repeat(65_536), 130, '</a>'],
    ['a name', '<', 'x'.repeat(65_536), 3, '/>'],
    ['a comment', '<!--', 'x'.repeat(65_536), 3, '--><a/>'],
    ['a declaration', '<!', 'A'.repeat(65_536), 3, '><a/>'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>', '', 0, '</a>'],
  ])('because of its %s', async (_, first, repeated, times, last) => {
    const { body } = bodyOf(head() + escaped(first), escaped(repeated), times, escaped(last) + tail);
    expect((await receiver()(body)).answer).toBeUndefined();
  });

  it('even in a call without a response', async () => {
    const { body } = bodyOf(`<e><Body><call>${'<a/>'.repeat(60)}</call></Body></e>`);
    await expect(receiver()(body)).rejects.toThrow('it has more than 50 elements');
  });
});

test('a declaration is refused before much of it is read', async () => {
  // The ticket belongs to a session, which may send 16 MB, and is read first.
  const { body, sent } = bodyOf(`${head()}</response><!`, 'A'.repeat(1024), 1000, tail);
  await expect(receiver()(body)).rejects.toThrow('it holds a declaration');
  expect(sent.bytes).toBeLessThan(4096);
});

test('other tasks can run while a large response is read', async () => {
  const rows = escaped('<R><A>1</A><B>2</B><C>3</C></R>'.repeat(1000));
  const { body } = bodyOf(head() + escaped('<QBXML>'), rows, 40, escaped('</QBXML>') + tail);
  let turns = 0;
  const turn = () => {
    turns++;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  const { answer } = await receiver()(body);
  clearImmediate(timer);
  expect(answer?.children).toHaveLength(40_000);
  expect(turns).toBeGreaterThan(5);
});

test('only one large call is read per session, and at most four sessions are read at the same time', async () => {
  let count = 0;
  let fourAreRunning = () => {};
  const fourAreRead = new Promise<void>((resolve) => {
    fourAreRunning = resolve;
  });
  const receive = createCallReceiver(async () => {
    count += 1;
    if (count === 4) fourAreRunning();
    return true;
  });
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  const begin = (ticket: string) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controllers.push(controller);
        controller.enqueue(new TextEncoder().encode(head(ticket) + 'x'.repeat(10_000)));
      },
    });
    return receive(body);
  };
  const reading = ['1', '2', '3', '4'].map(begin);
  await fourAreRead;
  await expect(begin('4')).rejects.toThrow('another answer of this session is being read');
  await expect(begin('5')).rejects.toThrow('too many answers are being read');
  for (const controller of controllers.slice(0, 4)) {
    controller.enqueue(new TextEncoder().encode(tail));
    controller.close();
  }
  const answers: (Element | undefined)[] = (await Promise.all(reading)).map(({ answer }) => answer);
  expect(answers).toEqual([undefined, undefined, undefined, undefined]);
  const again = begin('5');
  controllers.at(-1)?.enqueue(new TextEncoder().encode(tail));
  controllers.at(-1)?.close();
  expect((await again).arguments.ticket).toBe('5');
});
