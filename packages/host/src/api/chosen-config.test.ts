import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { deploymentOf } from '@suite/kernel/http/deployment';
import { CHOSEN_CONFIG, createConfig } from './chosen-config';

const lines: string[] = [];
const note = (...parts: unknown[]) => void lines.push(parts.join(' '));
const logger = createLogger('error', { debug: note, info: note, warn: note, error: note });
const folder = mkdtempSync(join(tmpdir(), 'config-'));
const config = createConfig(folder, logger);
const prod = deploymentOf('https://api.suite.example/', false);
const qa = deploymentOf('https://qa-api.suite.example/', false);
const write = (text: string) => writeFileSync(join(folder, CHOSEN_CONFIG), text);

afterEach(() => {
  lines.length = 0;
});

test('without a file every value is derived', () => {
  expect(config(prod)).toMatchObject({ ENV_NAME: 'prod', FEATURE_FLAG_KEY: 'prod' });
  expect(lines).toEqual([]);
});

test('a file sets keys of its environment from the next request on', () => {
  write(JSON.stringify({ prod: { FEATURE_FLAG_KEY: 'abc', FEATURE_FLAG_BASE_URL: '' } }));
  expect(config(prod)).toMatchObject({ ENV_NAME: 'prod', FEATURE_FLAG_KEY: 'abc', FEATURE_FLAG_BASE_URL: '' });
  expect(config(qa).FEATURE_FLAG_KEY).toBe('qa');
});

test.each([
  ['{', /correct it to JSON/],
  ['null', /correct it to JSON/],
  ['{"prod": 1}', /has to be a text/],
  ['{"prod": {"FEATURE_FLAG_KEY": 1}}', /has to be a text/],
])('a file with %s is ignored, and the log says what to do', (text, message) => {
  write(text);
  expect(config(prod).FEATURE_FLAG_KEY).toBe('prod');
  expect(lines).toEqual([expect.stringMatching(message)]);
});

test('it is read when it has changed, and the log reports its error once', () => {
  write('{"prod": {');
  expect(config(prod).FEATURE_FLAG_KEY).toBe('prod');
  config(prod);
  config(qa);
  expect(lines).toHaveLength(1);
  write('{"prod": {"FEATURE_FLAG_KEY": "new"}}');
  expect(config(prod).FEATURE_FLAG_KEY).toBe('new');
  rmSync(join(folder, CHOSEN_CONFIG));
  expect(config(prod).FEATURE_FLAG_KEY).toBe('prod');
  expect(lines).toHaveLength(1);
});
