// @ts-check
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
// @boundaries-ignore Loaded before packages are installed.
import { Failure } from '../../kernel/src/errors/failure.js';

/**
 * Reads a password that the person at the terminal types twice without echo, or the first line of piped input.
 * @returns {Promise<string>}
 */
export async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  // One interface for both prompts, because the terminal would show input between two interfaces.
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    const typed = lines[Symbol.asyncIterator]();
    const password = await ask('Password (12 characters or more): ', typed);
    if (password !== (await ask('The same again: ', typed)))
      throw new Failure('The two passwords differ: run the command again.');
    return password;
  } finally {
    lines.close();
  }
}

/** @param {string} question @param {AsyncIterator<string>} typed @returns {Promise<string>} */
async function ask(question, typed) {
  process.stdout.write(question);
  const { value, done } = await typed.next();
  process.stdout.write('\n');
  if (done) throw new Failure('No password was chosen; nothing has changed.');
  return value;
}
