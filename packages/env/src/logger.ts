import type { EnvironmentName } from '@suite/zones/environments';
import { knownEnvironment } from './detect-environment';
import { scrub, scrubText } from './scrub';

const levels = ['debug', 'info', 'warning', 'error'] as const;
export type LogLevel = (typeof levels)[number];

/**
 * Returns the minimum level that an environment logs (§9).
 * @throws SuiteError `unknown_environment`, naming this function (§5).
 */
export function logLevelOf(environment: EnvironmentName): LogLevel {
  switch (knownEnvironment(environment, 'logLevelOf')) {
    case 'local':
    case 'localHttps':
    case 'dev':
      return 'debug';
    default:
      return 'warning';
  }
}

const write = { debug: 'debug', info: 'info', warning: 'warn', error: 'error' } as const;

export type Logger = Record<LogLevel, (message: string, ...details: unknown[]) => void>;

/**
 * Creates a logger that ignores levels below `least`. Never pass it a token, a code, an email address or a name. As a safeguard
 * it removes them, except for names, which can't be distinguished from other words.
 */
export function createLogger(least: LogLevel, sink: Pick<Console, 'debug' | 'info' | 'warn' | 'error'> = console): Logger {
  const enabled = (level: LogLevel) => levels.indexOf(level) >= levels.indexOf(least);
  const at =
    (level: LogLevel) =>
    (message: string, ...details: unknown[]) => {
      if (enabled(level)) sink[write[level]](scrubText(message), ...details.map((detail) => scrub(detail)));
    };
  return { debug: at('debug'), info: at('info'), warning: at('warning'), error: at('error') };
}
