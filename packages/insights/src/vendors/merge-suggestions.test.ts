import fc from 'fast-check';
import { mergeSuggestions } from './merge-suggestions';
import { bigramsOf, dice } from './similarity';

// clojuredocs.org, incanter.stats/dice-coefficient-str.
test('the coefficient reproduces the published example', () => {
  expect(dice(bigramsOf('night'), bigramsOf('nacht'))).toBe(0.25);
});

test.each([
  ['home depot', 'homedepot', 'same-letters'],
  ['smith and jones', 'jones smith', 'same-words'],
  ['home depot', 'the home depot', 'same-words'],
  ['acme equip rental', 'acme equipment rental', 'abbreviated'],
  ['cox communications', 'cox communications phoenix', 'longer-name'],
  ['brentag southwest', 'brenntag southwest', 'similar-spelling'],
  ['arizona dept of revenue', 'arizona department of revenue', 'abbreviated'],
  ['maricopa county environmental svcs dept', 'maricopa county environmental services dept', 'abbreviated'],
  ['xcessories squared southwest', 'accessories squared southwest', 'similar-spelling'],
])('suggests merging %s and %s: %s', (one, other, reason) => {
  const found = mergeSuggestions([one, other, 'something else entirely']);
  expect(found).toMatchObject([{ names: [one, other].toSorted(), reason }]);
  expect(found[0]?.score).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['fire station 12', 'fire station 13'],
  ['city of mesa', 'city of tempe'],
  ['arizona state university', 'arizona state retirement'],
  ['delta', 'delta dental'],
  ['cpi international', 'shi international'],
  ['mgc contractors', 'tb contractors'],
  ['', 'a'],
])('%s and %s are two vendors', (one, other) => {
  expect(mergeSuggestions([one, other])).toEqual([]);
});

test('a name that begins more than three others is not suggested', () => {
  const counties = ['recorder', 'treasurer', 'library', 'court'].map((office) => `maricopa county ${office}`);
  expect(mergeSuggestions(['maricopa county', ...counties.slice(1)])).toHaveLength(3);
  expect(mergeSuggestions(['maricopa county', ...counties])).toEqual([]);
});

test('each suggestion is made once, only for different names, whatever their order and number', () => {
  const word = fc.constantFrom('acme', 'acne', 'rental', 'rentals', 'west', 'southwest', 'co', '12', 'and', 'the', 'supply');
  const names = fc.array(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(names, (list) => {
      const found = mergeSuggestions(list);
      expect(mergeSuggestions([...list, ...list].reverse())).toEqual(found);
      expect(new Set(found.map((each) => each.names.join('|'))).size).toBe(found.length);
      for (const { names: pair, score } of found) {
        expect(pair[0] < pair[1]).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0.8);
        expect(score).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('one wrong letter in a long name is found among many names', () => {
  const others = Array.from(
    { length: 500 },
    (_, index) => `vendor ${String.fromCharCode(97 + (index % 26))}${'xyz'.repeat(index % 5)} store`,
  );
  const slip = fc.integer({ min: 0, max: 24 });
  fc.assert(
    fc.property(slip, (at) => {
      const name = 'pinnacle irrigation works';
      const wrong = `${name.slice(0, at)}q${name.slice(at + 1)}`.replace('q q', 'qq');
      const found = mergeSuggestions([...others, name, wrong]);
      expect(found.some(({ names }) => names.includes(name) && names.includes(wrong))).toBe(true);
    }),
    { numRuns: 25 },
  );
});
