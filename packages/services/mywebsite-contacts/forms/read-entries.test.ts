import { formEntriesOf } from '../fixture-leads';
import { oneLine, pageOf, readEntries } from './read-entries';

const posted = { name: 'Ann', email: 'ann@visitor.example', message: 'Hello' };
const form = formEntriesOf();

it('reads what was entered, in the order of the form', () => {
  const read = readEntries(form, { ...posted, email: ' ANN@visitor.example ', page: '/contact/' });
  expect(read).toMatchObject({
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

it('keeps headers of mails to one line, and takes hidden characters away', () => {
  expect(oneLine('Ann\r\nBcc: all@victim.example')).toBe('Ann Bcc: all@victim.example');
  expect(oneLine('a\u0000b\u202ec')).toBe('abc');
  expect(readEntries(form, { ...posted, email: 'ann@visitor.example\r\nBcc: all@victim.example' })).toMatchObject({
    faults: { email: expect.any(String) },
  });
});

it('takes a filled trap and many links for spam', () => {
  expect(readEntries(form, { ...posted, 'subject-line': 'x' })).toMatchObject({ entered: { isSpam: true } });
  expect(readEntries(form, { ...posted, message: 'https://a.example '.repeat(4) })).toMatchObject({ entered: { isSpam: true } });
});

it('takes nine digits in an address for no Social Security number, and in a message for one', () => {
  expect(readEntries(form, { ...posted, email: 'ann123456789@visitor.example' })).toHaveProperty('entered');
  expect(readEntries(form, { ...posted, message: '123456789' })).toHaveProperty('faults.message');
});

it.each(['https://evil.example/', '//evil.example', '/a?b', 'javascript:alert(1)', '/<b>', ''])('knows no page %j', (page) => {
  expect(pageOf(page)).toBe('');
});
