import { SuiteError } from '@suite/contract/errors';
import { commonPasswords, commonWords } from './common-passwords';

/** Words from the suite and its field that a password must not consist of (docs/security/asvs.md, V6.1.2). */
const ownWords: ReadonlySet<string> = new Set([
  ...['firmsuite', 'accounting', 'accountant', 'accountants', 'bookkeeping', 'bookkeeper', 'taxreturn', 'taxseason'],
  ...['auditor', 'payroll', 'connectiq', 'administrator', 'temporary', 'changeme', 'letmein'],
]);

/** Sequences along the alphabet, the digits and the rows of a keyboard, forward and backward. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((run) => [
  run,
  [...run].reverse().join(''),
]);

/** What others could guess about the password's owner. */
interface Person {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/**
 * Returns whether guessers try the password first: a common password; a common word, a word of the suite, or the person's own
 * name or address, surrounded by digits and symbols; one part repeated; or a keyboard sequence.
 */
export function isCommonPassword(password: string, person?: Person): boolean {
  const small = password.toLowerCase();
  if (commonPasswords.has(small) || runs.some((run) => run.includes(small)) || isRepeated(small)) return true;
  const letters = small.replace(/\P{L}+/gu, '');
  return commonWords.has(withoutEdges(small)) || ownWords.has(letters) || namesOf(person).includes(letters);
}

/** Returns the text from its first letter to its last. */
const withoutEdges = (text: string) => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';

/** @throws SuiteError `invalid_request` for a password that guessers try first */
export function refuseCommonPassword(password: string, person?: Person): void {
  if (isCommonPassword(password, person))
    throw new SuiteError(
      'invalid_request',
      'This password is too easy to guess. Choose a few words that do not belong together.',
    );
}

/** Returns whether the password repeats one to six characters, the last time possibly in part. */
function isRepeated(password: string): boolean {
  return [1, 2, 3, 4, 5, 6].some((length) => password.slice(length) === password.slice(0, -length));
}

function namesOf(person: Person | undefined): string[] {
  if (!person) return [];
  const [local = '', domain = ''] = person.email.toLowerCase().split('@');
  const [first = '', last = ''] = [person.firstName, person.lastName].map((name) => name?.toLowerCase());
  const [firm = ''] = domain.split('.');
  return [local, domain, firm, local + firm, local + domain, first, last, first + last, last + first]
    .map((name) => name.replace(/\P{L}/gu, ''))
    .filter((name) => name.length > 3);
}
