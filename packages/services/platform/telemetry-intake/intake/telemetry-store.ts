import { InvalidRequestError } from '@suite/kernel/http/problem';
import type { EnvironmentName } from '@suite/zones/environments';
import { MAX_TELEMETRY_EVENTS, type TelemetryEvent, type TelemetryList } from '../contract/administration';

/** Maximum characters of JSON in a list; older events beyond it are dropped, too. */
const MAX_TEXT = 4_194_304;

/** Maximum characters of a summary. */
const SUMMARY = 200;

export interface Arrived {
  /** The sender's name for it. */
  kind: string;
  /** On one line. */
  summary: string;
  event: unknown;
}

export interface TelemetryStore {
  /** @param arrived in chronological order */
  add(list: TelemetryList, environment: EnvironmentName, arrived: readonly Arrived[]): void;
  /** Newest first. */
  of(list: TelemetryList): readonly TelemetryEvent[];
}

/**
 * Stores what browsers sent since the process started, of all environments, in memory only. @param clock milliseconds since 1970
 */
export function createTelemetryStore(clock: () => number): TelemetryStore {
  const stored: Record<TelemetryList, TelemetryEvent[]> = { flags: [], monitoring: [], analytics: [] };
  let count = 0;
  return {
    add(list, environment, arrived) {
      const at = new Date(clock()).toISOString();
      const events = arrived.slice(-MAX_TELEMETRY_EVENTS).map(({ kind, summary, event }) => ({
        id: ++count,
        at,
        environment,
        kind: kind.slice(0, SUMMARY),
        summary: summary.replaceAll(/\s+/g, ' ').slice(0, SUMMARY),
        json: jsonOf(event),
      }));
      stored[list] = newest([...events.reverse(), ...stored[list]]);
    },
    of: (list) => stored[list],
  };
}

function jsonOf(event: unknown): string {
  try {
    return JSON.stringify(event);
  } catch {
    throw new InvalidRequestError('An event is nested too deeply.');
  }
}

function newest(events: TelemetryEvent[]): TelemetryEvent[] {
  let text = 0;
  const past = events.findIndex(({ json }, index) => {
    text += json.length;
    return index === MAX_TELEMETRY_EVENTS || text > MAX_TEXT;
  });
  return past === -1 ? events : events.slice(0, past);
}
