import { expectLinearTime } from '@suite/testing/linear-time';
import { safeParse } from 'valibot';
import { facts } from '../contract/facts';
import { defaultFacts } from '../facts/default-facts';
import { slugOf } from './model';

const MEGABYTE = 2 ** 20;

/** Parses a field of the facts, whatever the length of the body. */
const field = (name: 'phone' | 'email') => (text: string) => safeParse(facts, { ...defaultFacts('Firm'), [name]: text });

test.each([
  ['a phone number', field('phone'), (size: number) => `${'5'.repeat(5)}${' '.repeat(size)}!`],
  ['an e-mail address', field('email'), (size: number) => `a@${'b.'.repeat(size / 2)}@`],
  ['a title as part of an address', slugOf, (size: number) => `a${'-'.repeat(size)}a`],
])('%s is read in linear time', async (_name, read, input) => expectLinearTime<string>({ read, input, limit: MEGABYTE }), 60_000);
