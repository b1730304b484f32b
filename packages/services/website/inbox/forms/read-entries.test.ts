import { formEntriesOf } from '../fixture-leads';
import { oneLine, pageOf, readEntries } from './read-entries';

const posted = { name: 'Ann', email: 'ann@visitor.example', message: 'Hello' };
const form = formEntriesOf();
const read = (sent: Record<string, string>) => readEntries(form, new Map(Object.entries(sent)));
const faultsOf = (sent: Record<string, string>) => {
  const result = read(sent);
  return 'faults' in result ? [...result.faults.keys()] : [];
};

it('reads the entries in the order of the form', () => {
  expect(read({ ...posted, email: ' ANN@visitor.example ', page: '/contact/' })).toMatchObject({
    entered: {
      name: 'Ann',
      email: 'ann@visitor.example',
      page: '/contact/',
      isSpam: false,
      answers: [
        { label: 'Name', value: 'Ann' },
        { label: 'E-mail', value: 'ann@visitor.example' },
        { label: 'Message', value: 'Hello' },
      ],
    },
  });
});

it('limits mail headers to one line, and removes hidden characters', () => {
  expect(oneLine('Ann\r\nBcc: all@victim.example')).toBe('Ann Bcc: all@victim.example');
  expect(oneLine('a\u0000b\u202ec')).toBe('abc');
  expect(faultsOf({ ...posted, email: 'ann@visitor.example\r\nBcc: all@victim.example' })).toEqual(['email']);
});

it('treats a filled honeypot or many links as spam', () => {
  expect(read({ ...posted, 'subject-line': 'x' })).toMatchObject({ entered: { isSpam: true } });
  expect(read({ ...posted, message: 'https://a.example '.repeat(4) })).toMatchObject({ entered: { isSpam: true } });
});

it('accepts nine digits in an address, but not in a message', () => {
  expect(read({ ...posted, email: 'ann123456789@visitor.example' })).toHaveProperty('entered');
  expect(faultsOf({ ...posted, message: '123456789' })).toEqual(['message']);
});

it.each(['https://evil.example/', '//evil.example', '/a?b', 'javascript:alert(1)', '/<b>', ''])(
  'does not accept the page %j',
  (page) => {
    expect(pageOf(page)).toBe('');
  },
);

it('reads a field whose key is a property of every object, and says what is wrong with it', () => {
  const field = { key: 'constructor', kind: 'text' as const, label: 'Constructor', help: '', isRequired: true, options: [] };
  const own = { fields: [field], consent: '' };
  expect(readEntries(own, new Map())).toEqual({ faults: new Map([['constructor', 'This field is required.']]) });
  expect(readEntries(own, new Map([['constructor', 'Bay']]))).toMatchObject({
    entered: { answers: [{ label: 'Constructor', value: 'Bay' }] },
  });
});
