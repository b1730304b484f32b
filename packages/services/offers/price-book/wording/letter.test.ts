/** @jest-environment node */
import { blocksOf, merged, unknownFields } from './letter';

const fields = { client: 'Acme', firm: 'Harborline', title: 'Books', signer: 'Ann', today: 'Jan 1', expires: 'Jan 31' };

test('headings, list items and paragraphs of a letter are distinguished, with any line endings', () => {
  expect(blocksOf('## Fees\r\nWe charge\nmonthly.\r\n\r\n- one\n- two\n\n- three\n\n\nEnd <b>')).toEqual([
    { kind: 'heading', text: 'Fees' },
    { kind: 'paragraph', text: 'We charge\nmonthly.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'list', items: ['three'] },
    { kind: 'paragraph', text: 'End <b>' },
  ]);
  expect(blocksOf('  \n\n')).toEqual([]);
});

test('merge fields are filled in, and unknown fields stay and are reported once', () => {
  const text = '{{client}} and {{ firm }} on {{date}}, {{date}} {{toString}} {client}';
  expect(merged(text, fields)).toBe('Acme and Harborline on {{date}}, {{date}} {{toString}} {client}');
  expect(unknownFields(text)).toEqual(['{{date}}', '{{toString}}']);
});

test('a name that looks like a field or a pattern is filled in unchanged', () => {
  expect(merged('For {{client}}', { ...fields, client: '$& {{firm}}' })).toBe('For $& {{firm}}');
});
