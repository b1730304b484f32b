import * as v from 'valibot';
import { postedFields } from './posted-fields';

it('accepts fields named like members of every object', () => {
  const posted = Object.fromEntries(new URLSearchParams('constructor=a&__proto__=b&toString=c'));
  expect([...v.parse(postedFields, posted)]).toEqual([
    ['constructor', 'a'],
    ['__proto__', 'b'],
    ['toString', 'c'],
  ]);
});
