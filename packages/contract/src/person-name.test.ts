import * as v from 'valibot';
import { personName } from './person-name';

it.each([
  ...[
    'https://evil.example',
    'Ann http://evil.example/a',
    'see www.evil',
    'evil.example',
    'Pay at EVIL.COM now',
    'x.com',
    't.co/a',
  ],
  ...['ann@evil.example', 'evil．example', 'evil。example', 'ev\u200Bil.\u200Bexample', '192.0.2.1', 'bücher.example', 'ftp://a'],
])('rejects %j as a person’s name', (text) => {
  expect(v.safeParse(personName, text).issues?.[0].message).toBe('Enter a name without links. Put a space after a dot.');
});

it.each([
  'Ann Visitor',
  'J. R. R. Tolkien',
  'Dr. Zoë O’Neill-Smith',
  'Martin Luther King Jr.',
  'María José',
  '李小龍',
  'Ann (A.)',
  'No. 5',
])('accepts %j as a person’s name', (text) => {
  expect(v.parse(personName, ` ${text} `)).toBe(text);
});
