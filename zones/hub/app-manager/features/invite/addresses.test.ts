import { check, entriesOf } from './addresses';

test('commas, semicolons, spaces and lines separate addresses, and each has its line', () => {
  expect(entriesOf('ann@a.example, bob@a.example;cy@a.example\r\n\r\ndee@a.example\teve@a.example')).toEqual([
    { line: 1, text: 'ann@a.example' },
    { line: 1, text: 'bob@a.example' },
    { line: 1, text: 'cy@a.example' },
    { line: 3, text: 'dee@a.example' },
    { line: 3, text: 'eve@a.example' },
  ]);
});

test('of a name with its address, as mail programs write it, the address is used', () => {
  expect(entriesOf('Ann Lee <ann@a.example>, "Fox, Bob" <bob@a.example>').map(({ text }) => text)).toEqual([
    'ann@a.example',
    '"Fox',
    'bob@a.example',
  ]);
});

test('invalid and duplicate addresses are left out with their line; the others remain, in lower case', () => {
  const { addresses, problems } = check(entriesOf('Ann@a.example\nann@\nann@A.example bob@a.example'));
  expect(addresses).toEqual(['ann@a.example', 'bob@a.example']);
  expect(problems).toEqual([
    { line: 2, text: 'ann@', reason: 'bad' },
    { line: 3, text: 'ann@A.example', reason: 'twice' },
  ]);
});
