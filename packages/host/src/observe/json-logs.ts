import { AsyncLocalStorage } from 'node:async_hooks';
import { createLogger, type Logger, type LogLevel } from '@suite/env/logger';
import type { DestinationStream } from 'pino';
import type { Observer } from './observer';

/**
 * Logs lines of JSON for log collectors: the platform's messages, without secrets like every log, and a line for each request of
 * the API. Messages during a request include its ID.
 * @param destination the standard output if absent
 */
export async function createJsonLogs(
  least: LogLevel,
  destination?: DestinationStream,
): Promise<{ logger: Logger; observer: Observer }> {
  // Loaded only if enabled.
  const { pino, stdTimeFunctions } = await import('pino');
  const requests = new AsyncLocalStorage<string>();
  const settings = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    level: 'debug',
    formatters: { level: (label: string) => ({ level: label === 'warn' ? 'warning' : label }) },
    mixin: () => (requests.getStore() ? { request: requests.getStore() } : {}),
  };
  const lines = destination ? pino(settings, destination) : pino(settings);
  const at =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, ...details: unknown[]) =>
      lines[level](details.length ? { details } : {}, message);
  const sink = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  return {
    logger: createLogger(least, sink),
    observer: {
      around: (request, run, seen) =>
        requests.run(request.id, async () => {
          await run();
          const { id: _, ...rest } = seen();
          lines.info(rest, 'answered');
        }),
    },
  };
}
