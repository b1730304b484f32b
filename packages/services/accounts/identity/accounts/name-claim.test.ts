import { LONGEST_NAME, nameClaim } from './name-claim';

const family = '👨‍👩‍👧‍👦';

it.each(['Olivia', 'x'.repeat(100), 'Élodie 漢字', family.repeat(4), ''])('keeps a name that fits: %s', (name) => {
  expect(nameClaim(name)).toBe(name);
});

it.each([
  ['letters', 'x'.repeat(200), 'x'.repeat(100)],
  ['characters of three bytes', '漢'.repeat(200), '漢'.repeat(33)],
  ['emoji', '😀'.repeat(100), '😀'.repeat(25)],
  ['emoji of several, which stay together', family.repeat(8), family.repeat(4)],
  ['letters with their accents', `${'x'.repeat(99)}e\u0301`, 'x'.repeat(99)],
  ['a flag', `${'x'.repeat(94)}🇫🇷`, 'x'.repeat(94)],
  ['what JSON writes longer', '\u0001"'.repeat(100), '\u0001"'.repeat(12)],
])('cuts a longer name between %s', (_case, name, cut) => {
  expect(nameClaim(name)).toBe(cut);
});

it('cuts a first character that is too long between code points', () => {
  expect(nameClaim(`z${'\u0335'.repeat(199)}`)).toBe(`z${'\u0335'.repeat(49)}`);
  expect(nameClaim(`${'👨\u200D'.repeat(60)}`)).toBe('👨\u200D'.repeat(14));
});

it('an unpaired surrogate counts with its JSON length', () => {
  const cut = nameClaim('\uD83D'.repeat(200));
  expect(Buffer.byteLength(JSON.stringify(cut)) - 2).toBeLessThanOrEqual(LONGEST_NAME);
});
