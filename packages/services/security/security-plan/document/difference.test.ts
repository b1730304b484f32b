import { lineDifference } from './difference';

const shown = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

describe('the difference of two texts', () => {
  it('keeps what both have, and shows a changed line as removed, then added', () => {
    expect(shown('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([' one', '-two', '+2', ' three', '+four']);
  });

  it('ignores blank lines', () => {
    expect(shown('one\n\n\ntwo', 'one\ntwo\n')).toEqual([' one', ' two']);
  });

  it('shows a moved line once removed and once added', () => {
    expect(shown('one\ntwo\nthree', 'two\nthree\none')).toEqual(['-one', ' two', ' three', '+one']);
  });

  it('shows texts of more than 600 lines as replaced, without comparing them', () => {
    const long = Array.from({ length: 601 }, (_, at) => `line ${at}`).join('\n');
    const lines = lineDifference(long, long);
    expect([lines.length, lines[0]?.kind, lines.at(-1)?.kind]).toEqual([1202, 'removed', 'added']);
  });
});
