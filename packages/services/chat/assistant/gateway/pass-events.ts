import { createParser } from 'eventsource-parser';
import { parseObject, streamLimits } from '../model/limits';
import { lineFeeds } from '../model/line-ends';
import { ModelError } from '../model/model';
import { type Usage, usageOf } from '../model/usage';
import { type Placeholders, restoring } from '../withheld/placeholders';

type Texts = Record<string, unknown>;

interface Choice extends Texts {
  index?: number;
  delta?: Texts;
  finish_reason?: string | null;
}

interface Chunk extends Texts {
  choices?: Choice[];
  usage?: unknown;
}

interface Options {
  hidden: Placeholders | undefined;
  /** Whether the caller requested a separate chunk with the number of tokens. */
  wantsUsage: boolean;
}

/** Fields of a delta that arrive whole; all other texts arrive in pieces. */
const whole = new Set(['role', 'type', 'id', 'name', 'index']);

/** Maximum number of texts that may arrive in pieces at the same time, across choices, answers and calls. */
const MAX_TEXTS = 1000;

/** Passes on the events of a streamed completion and restores names, even if a placeholder is split over several events. */
export function passingEvents({ hidden, wantsUsage }: Options) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void ready.push(data) });
  const texts = new Map<string, ReturnType<typeof restoring>>();
  let usage: Usage = { promptTokens: null, completionTokens: null };
  let last: Chunk = {};
  const limits = streamLimits();
  const inLines = lineFeeds();

  /** Returns the text of a field with names restored, except a possible start of a placeholder at its end. */
  function restored(place: string, value: unknown, isLast: boolean): unknown {
    if (Array.isArray(value)) return value.map((one, at) => restored(`${place}.${indexOf(one) ?? at}`, one, isLast));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, whole.has(name) ? one : restored(`${place}.${name}`, one, isLast)]),
      );
    if (typeof value !== 'string' || !hidden) return value;
    const isJson = place.endsWith('.arguments');
    const text = texts.get(place) ?? restoring({ restore: isJson ? hidden.restoreInJson : hidden.restore });
    if (texts.size > MAX_TEXTS) throw new ModelError('garbage', 'The model server sent too many texts side by side.');
    texts.set(place, text);
    return text.push(value) + (isLast ? text.end() : '');
  }

  /** Returns the texts of a choice that are still held back when its last chunk arrives. */
  function heldOf(index: number): Texts {
    const held: Texts = {};
    for (const [place, text] of texts) {
      const [, field = '', ...below] = place.split('.');
      if (!place.startsWith(`${index}.`) || below.length) continue;
      const rest = text.end();
      if (rest) held[field] = rest;
    }
    return held;
  }

  function passed(data: string): string {
    if (data === '[DONE]') return data;
    const chunk: Chunk = parseObject(data);
    if (chunk.usage) usage = usageOf(chunk.usage);
    if (chunk.usage && !chunk.choices?.length && !wantsUsage) return '';
    if (!hidden || !Array.isArray(chunk.choices)) return data;
    last = chunk;
    const choices = chunk.choices.map((choice, at) => {
      const index = choice.index ?? at;
      const isLast = Boolean(choice.finish_reason);
      const delta = restored(String(index), choice.delta ?? {}, isLast) as Texts;
      return { ...choice, delta: isLast ? { ...heldOf(index), ...delta } : delta };
    });
    return JSON.stringify({ ...chunk, choices });
  }

  return {
    /** Returns the events that the bytes complete, ready to pass on. @throws ModelError `garbage` */
    push(bytes: Uint8Array): Uint8Array {
      limits.bytes(bytes.length);
      parser.feed(inLines(decoder.decode(bytes, { stream: true })));
      limits.events(ready.length);
      const events = ready.splice(0).map(passed).filter(Boolean);
      return encoder.encode(events.map((data) => `data: ${data}\n\n`).join(''));
    },
    /** Returns what is still held back when the stream ends without a last chunk. */
    end(): Uint8Array {
      const rest = (last.choices ?? []).flatMap((choice, at) => {
        const delta = heldOf(choice.index ?? at);
        return Object.keys(delta).length ? [{ ...choice, delta }] : [];
      });
      return encoder.encode(rest.length ? `data: ${JSON.stringify({ ...last, choices: rest })}\n\n` : '');
    },
    /** Encodes an error as an event of the protocol. */
    failure: (error: object): Uint8Array => encoder.encode(`data: ${JSON.stringify({ error })}\n\n`),
    usage: (): Usage => usage,
  };
}

const indexOf = (value: unknown): number | undefined => {
  const index = typeof value === 'object' && value !== null && 'index' in value ? value.index : undefined;
  return typeof index === 'number' ? index : undefined;
};
