import * as v from 'valibot';
import { postedFields } from './posted-fields';

it('takes fields that are named as members of every object are', () => {
  const posted = Object.fromEntries(new URLSearchParams('constructor=a&__proto__=b&toString=c'));
  expect([...v.parse(postedFields, posted)]).toEqual([
    ['constructor', 'a'],
    ['__proto__', 'b'],
    ['toString', 'c'],
  ]);
});
