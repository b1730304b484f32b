import { createPlaceholders } from '../withheld/placeholders';
import { passingEvents } from './pass-events';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (passed: Uint8Array) => new TextDecoder().decode(passed);
const event = (delta: object, finish: string | null = null, index = 0) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index, delta, finish_reason: finish }] })}\n\n`;

function passed(events: readonly string[], { wantsUsage = false, isHidden = true } = {}) {
  const hidden = createPlaceholders();
  hidden.hide('CLIENT', 'Joe "Bud" & Sons');
  hidden.hide('CLIENT', 'Ärger GmbH');
  const passing = passingEvents({ hidden: isHidden ? hidden : undefined, wantsUsage });
  const out = events.map((one) => text(passing.push(bytes(one)))).join('') + text(passing.end());
  const deltas = [...out.matchAll(/^data: (\{.*)$/gm)].flatMap(([, data = '']) => JSON.parse(data).choices);
  const textOf = (index = 0) =>
    deltas
      .filter((one) => one.index === index)
      .map(({ delta }) => delta.content ?? '')
      .join('');
  return { out, text: textOf, deltas, usage: passing.usage() };
}

describe('the events of a completion that is passed on', () => {
  it('restore names when a placeholder is split over several events', () => {
    const whole = 'CLIENT_1 and CLIENT_2 pay. CLIENT_12 is unknown';
    for (const size of [1, 2, 3, 7, 50]) {
      const pieces = whole.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
      const { text: textOf } = passed([...pieces.map((content) => event({ content })), event({}, 'stop'), 'data: [DONE]\n\n']);
      expect(textOf()).toBe('Joe "Bud" & Sons and Ärger GmbH pay. CLIENT_12 is unknown');
    }
  });

  it('keep several choices and the arguments of calls separate', () => {
    const call = (piece: string) => ({
      tool_calls: [{ index: 1, id: 'CLIENT_1', function: { name: 'CLIENT_1', arguments: piece } }],
    });
    const { text: textOf, deltas } = passed([
      event({ content: 'CLI' }),
      event({ content: 'CLIENT_' }, null, 1),
      event({ content: 'ENT_1' }),
      event({ content: '2' }, 'stop', 1),
      event(call('{"of":"CLIENT')),
      event(call('_2, CLIENT_1"}'), 'tool_calls'),
    ]);
    expect([textOf(0), textOf(1)]).toEqual(['Joe "Bud" & Sons', 'Ärger GmbH']);
    const args = deltas.flatMap(({ delta }) => delta.tool_calls ?? []).map((one) => one.function);
    expect(args.map((one) => one.arguments).join('')).toBe('{"of":"Ärger GmbH, Joe \\"Bud\\" & Sons"}');
    expect(args[0].name).toBe('CLIENT_1');
  });

  it('lose nothing when the stream ends without a last chunk, or within a character', () => {
    expect(passed([event({ content: 'It is CLIENT_2' })]).text()).toBe('It is Ärger GmbH');
    const whole = bytes(event({ content: 'ä' }));
    const passing = passingEvents({ hidden: undefined, wantsUsage: false });
    const at = whole.indexOf(0xc3) + 1;
    expect(text(passing.push(whole.slice(0, at))) + text(passing.push(whole.slice(at)))).toBe(event({ content: 'ä' }));
  });

  it('report tokens to the log, and to the caller only on request', () => {
    const usage = 'data: {"choices":[],"usage":{"prompt_tokens":11,"completion_tokens":7}}\n\n';
    const events = [event({ content: 'Hi' }), event({}, 'stop'), usage, 'data: [DONE]\n\n'];
    const silent = passed(events, { isHidden: false });
    expect(silent.usage).toEqual({ promptTokens: 11, completionTokens: 7 });
    expect(silent.out).toBe(events.filter((one) => one !== usage).join(''));
    expect(passed(events, { isHidden: false, wantsUsage: true }).out).toBe(events.join(''));
  });

  it('end where a server sends no end of an event', () => {
    const passing = passingEvents({ hidden: undefined, wantsUsage: false });
    expect(() => passing.push(bytes(`data: ${'x'.repeat(1_000_001)}`))).toThrow('no stream');
  });
});
