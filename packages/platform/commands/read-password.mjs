// @ts-check
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Failure } from '../src/failure.js';

/**
 * A password that the person at the terminal types twice, unseen, or the first line of what is piped in.
 * @returns {Promise<string>}
 */
export async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await ask('Password (12 characters or more): ');
  if (password !== (await ask('The same again: '))) throw new Failure('The two passwords differ: run the command again.');
  return password;
}

/** @param {string} question @returns {Promise<string>} */
function ask(question) {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  return new Promise((resolve, reject) => {
    lines.on('line', resolve);
    lines.on('close', () => reject(new Failure('No password was chosen; nothing has changed.')));
  }).finally(() => {
    lines.close();
    process.stdout.write('\n');
  });
}
