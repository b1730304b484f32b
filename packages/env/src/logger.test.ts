import { environmentNames } from '@suite/zones/environments';
import { createLogger, logLevelOf } from './logger';

test('§9 the level is debug in local, localHttps and dev, and warning in the others', () => {
  const levels = Object.fromEntries(environmentNames.map((name) => [name, logLevelOf(name)]));
  expect(levels).toEqual({
    local: 'debug',
    localHttps: 'debug',
    dev: 'debug',
    qa: 'warning',
    staging: 'warning',
    uat: 'warning',
    prod: 'warning',
  });
});

test('§5 the level of an unknown environment is an error that names the function', () => {
  expect(() => logLevelOf('preprod' as 'prod')).toThrow(/^logLevelOf: "preprod"/);
});

test('a logger is silent below its level', () => {
  const seen: unknown[] = [];
  const sink = {
    debug: () => seen.push('debug'),
    info: () => seen.push('info'),
    warn: () => seen.push('warn'),
    error: () => seen.push('error'),
  };
  const logger = createLogger('warning', sink);
  logger.debug('');
  logger.info('');
  logger.warning('');
  logger.error('');
  expect(seen).toEqual(['warn', 'error']);
});

test('tokens, codes and email addresses are removed from messages and details', () => {
  const seen: unknown[] = [];
  const error = (...line: unknown[]) => seen.push(...line);
  const logger = createLogger('error', { debug: error, info: error, warn: error, error });
  logger.error('at /home/?auth_code=c1', new Error('olivia@harborline.example'), { of: 'eyJhbGciOiJFUzI1NiJ9.eyJhIjoxfQ.c2ln' });
  expect(JSON.stringify(seen)).not.toMatch(/c1|olivia|eyJ/);
});
