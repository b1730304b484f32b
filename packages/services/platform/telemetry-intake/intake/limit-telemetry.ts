import { SuiteError } from '@suite/contract/errors';
import { servicePath } from '@suite/contract/services';
import type { App } from '@suite/kernel/http/kernel';
import { type Client, limitOf } from '@suite/kernel/throttle/client';
import type { TelemetryIntake } from './telemetry-intake';

/** Calls that a client can make at once: an office of people who all open an app. */
const BURST = 300;

/** Calls that a client can make per second over time. */
const PER_SECOND = 10;

/** Maximum number of clients that are counted; beyond it, those with the oldest calls are dropped. */
const MAX_CLIENTS = 10_000;

/**
 * Limits telemetry, which anyone may send without signing in: each client gets a token bucket. Calls beyond it get the error
 * `throttled` before their body is read.
 */
export function limitTelemetry(app: App, { clock }: Pick<TelemetryIntake, 'clock'>): void {
  const used = new Map<string, { calls: number; at: number }>();

  const take = (client: Client): boolean => {
    const { address } = client;
    const now = clock();
    const { calls, at } = used.get(address) ?? { calls: 0, at: now };
    const left = Math.max(0, calls - (Math.max(0, now - at) / 1000) * limitOf(client, PER_SECOND));
    const isTaken = left + 1 <= limitOf(client, BURST);
    // Moves the client to the end of the order in which clients are dropped.
    used.delete(address);
    used.set(address, { calls: isTaken ? left + 1 : left, at: now });
    const [oldest] = used.keys();
    if (used.size > MAX_CLIENTS && oldest !== undefined) used.delete(oldest);
    return isTaken;
  };

  const paths = [`${servicePath('flags')}/events/*`, servicePath('monitoring'), `${servicePath('analytics')}/*`];
  for (const path of paths) {
    app.use(path, async (context, next) => {
      if (take(context.env.client)) return next();
      throw new SuiteError('throttled', 'Too many events. Try again in 1 s.', { retryAfterSeconds: 1 });
    });
  }
}
