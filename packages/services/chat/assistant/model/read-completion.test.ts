import { modelTimes } from './model';
import { type Piece, readCompletion } from './read-completion';

/** Reads a stream of chunks; the last one may be `[DONE]`. */
async function read(...chunks: unknown[]): Promise<Piece[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        const data = typeof chunk === 'string' ? chunk : JSON.stringify(chunk);
        controller.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));
      }
      controller.close();
    },
  });
  const pieces: Piece[] = [];
  for await (const piece of readCompletion(body, modelTimes, new AbortController().signal)) pieces.push(piece);
  return pieces;
}

const text = (content: string, rest: object = {}) => ({ choices: [{ delta: { content }, ...rest }] });
const call = (index: number, rest: object) => ({ choices: [{ delta: { tool_calls: [{ index, ...rest }] } }] });

it.each([
  ['the end of the stream', ['[DONE]']],
  ['a reason to finish', [{ choices: [{ delta: {}, finish_reason: 'stop' }] }]],
])('ends an answer by %s', async (_, last) => {
  expect(await read(text('Hello '), text('world'), ...last)).toEqual([{ text: 'Hello ' }, { text: 'world' }]);
});

it('reports an answer that ends without either as cut', async () => {
  await expect(read(text('Hello'))).rejects.toMatchObject({ reason: 'cut' });
});

it('reports an error of the server in the middle of an answer as cut', async () => {
  await expect(read(text('Hello'), { error: { message: 'overloaded' } }, '[DONE]')).rejects.toMatchObject({ reason: 'cut' });
});

it('puts the pieces of each call together, and returns the calls at the end', async () => {
  const pieces = await read(
    call(0, { id: 'a', function: { name: 'getDash', arguments: '{"as' } }),
    call(1, { id: 'b', function: { name: 'getToDos', arguments: '{}' } }),
    call(0, { function: { name: 'board', arguments: 'Of":1}' } }),
    '[DONE]',
  );
  const calls = [
    { id: 'a', name: 'getDashboard', args: '{"asOf":1}' },
    { id: 'b', name: 'getToDos', args: '{}' },
  ];
  expect(pieces).toEqual([{ calls }]);
});

it('ignores calls after the sixteenth, and names calls without an id', async () => {
  const many = Array.from({ length: 18 }, (_, index) => call(index, { function: { name: 'getToDos' } }));
  const [last] = await read(...many, '[DONE]');
  const calls = last && 'calls' in last ? last.calls : [];
  expect([calls.length, calls[0]?.id, calls.at(-1)?.id]).toEqual([16, 'call_0', 'call_15']);
});

it.each([
  ['name', { name: 'x'.repeat(201) }],
  ['arguments', { arguments: 'x'.repeat(50_001) }],
])('rejects a call whose %s is too long', async (_, called) => {
  await expect(read(call(0, { function: called }), '[DONE]')).rejects.toMatchObject({ reason: 'garbage' });
});
