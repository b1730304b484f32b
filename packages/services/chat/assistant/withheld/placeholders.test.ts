import { maxGrowth, measureGrowth } from '@suite/testing/linear-time';
import { indexOfClientNames } from './client-names';
import { createPlaceholders, restoring } from './placeholders';

const clients = [
  'Hollis Freight',
  'Bayview Dental LLC',
  'Café Zürich',
  "O'Brien & Sons",
  'Ann',
  '3M',
  'Smith Inc',
  'Smith Ltd',
  'Jo Ann Partners',
  'Jo Ann',
];

const sent = (text: string) => createPlaceholders(indexOfClientNames(clients)).hideIn(text);

describe('client names in outgoing texts', () => {
  it.each([
    ['at every occurrence', 'Hollis Freight owes. HOLLIS FREIGHT pays.', 'CLIENT_1 owes. CLIENT_1 pays.'],
    ['although a word before contains it', 'The annual fee of Ann', 'The annual fee of CLIENT_1'],
    ['within a word', 'preHollis Freightpost, Hollis Freights', 'preCLIENT_1post, CLIENT_1s'],
    ['before digits', 'Hollis Freight2024.pdf', 'CLIENT_1 2024.pdf'],
    ['with two spaces', 'Hollis  Freight', 'CLIENT_1'],
    ['over a line break', 'Hollis\r\n\tFreight', 'CLIENT_1'],
    ['with a no-break space', 'Hollis\u00a0Freight and Hollis\u202fFreight', 'CLIENT_1 and CLIENT_1'],
    ['with a dash or an underscore', 'Hollis-Freight, hollis_freight, Hollis\u2011Freight', 'CLIENT_1, CLIENT_1, CLIENT_1'],
    ['without a space', 'hollisfreight@mail.example and HollisFreight.xlsx', 'TEXT_1 and CLIENT_1.xlsx'],
    ['with invisible characters', 'Hol\u200blis\u2060 \ufeffFrei\u00adght', 'CLIENT_1'],
    ['without diacritics, or with others', 'Cafe Zurich, Cafe\u0301 Zu\u0308rich, CAFÉ ZÜRICH', 'CLIENT_1, CLIENT_1, CLIENT_1'],
    ['in full width or other compatible letters', 'Ｈｏｌｌｉｓ　Ｆｒｅｉｇｈｔ and ℋollis Freight', 'CLIENT_1 and CLIENT_1'],
    ['with another apostrophe or "and"', 'O’Brien and Sons, OBrien & Sons', 'CLIENT_1, CLIENT_1'],
    ['without its legal form', 'Bayview Dental, Bayview Dental, LLC', 'CLIENT_1, CLIENT_1'],
    ['of two characters', 'Does 3M pay? 3m, 13M', 'Does CLIENT_1 pay? CLIENT_1, 13M'],
    ['the longest first', 'Jo Ann Partners and Jo Ann', 'CLIENT_1 and CLIENT_2'],
    ['in JSON', '{"Hollis\\nFreight":"Caf\\u00e9 Z\\u00fcrich","id":"Ann"}', '{"CLIENT_1":"CLIENT_2","id":"CLIENT_3"}'],
    [
      'in part of JSON, HTML and an address',
      'Caf\\u00e9 Zürich, O&#39;Brien &amp; Sons, ?q=Hollis%20Freight',
      'CLIENT_1, CLIENT_2, ?q=CLIENT_3',
    ],
  ])('are replaced %s', (_, text, expected) => {
    expect(sent(text)).toBe(expected);
  });

  it.each(['The annual plan', 'a banner', 'Hollis is a street', 'an offer of 13M', 'smitten'])(
    'are not found where there are none: %s',
    (text) => {
      expect(sent(text)).toBe(text);
    },
  );

  it('are all replaced, however many there are', () => {
    const many = Array.from({ length: 300 }, (_, number) => `Client number ${number + 1000}`);
    const placeholders = createPlaceholders(indexOfClientNames(many));
    const expected = many.map((_, number) => `CLIENT_${number + 1}`);
    expect(placeholders.hideIn(many.join(', '))).toBe(expected.join(', '));
    expect(placeholders.restore(expected.join(', '))).toBe(many.join(', '));
  });

  it('shared by several clients without their legal form come back as they were written', () => {
    const placeholders = createPlaceholders(indexOfClientNames(clients));
    const text = 'Smith, and Smith Ltd';
    expect(placeholders.hideIn(text)).toBe('CLIENT_1, and CLIENT_2');
    expect(placeholders.restore('CLIENT_1, and CLIENT_2')).toBe(text);
  });
});

describe('other texts in outgoing messages', () => {
  it('are replaced when they are e-mail addresses or taxpayer numbers', () => {
    expect(sent('jo.doe+x@mail.example, 123-45-6789, 12-3456789, 987654321 and 123 45 6789.')).toBe(
      'TEXT_5, TEXT_1, TEXT_2, TEXT_3 and TEXT_4.',
    );
    expect(sent('$123,456,789.00, 1234567890 and 2026-03-31')).toBe('$123,456,789.00, 1234567890 and 2026-03-31');
  });

  it('are replaced when a row contained them, as whole words, and document numbers not within amounts', () => {
    const placeholders = createPlaceholders();
    placeholders.hide('SERVICE', 'Payroll');
    placeholders.hide('TEXT', '1024');
    expect(placeholders.hideIn('PAYROLL of 1024: $1,024.00, $1024, 10245 and Payrolls')).toBe(
      'SERVICE_1 of TEXT_1: $1,024.00, $1024, 10245 and Payrolls',
    );
  });

  it('that look like placeholders never reveal hidden text', () => {
    const placeholders = createPlaceholders();
    placeholders.hide('TEXT', 'A secret note');
    const hidden = placeholders.hideIn('What is TEXT_1?');
    expect(hidden).toBe('What is TEXT_2?');
    expect(placeholders.restore(hidden)).toBe('What is TEXT_1?');
  });
});

it('restores a placeholder that arrives in pieces, and holds back at most one', () => {
  const placeholders = createPlaceholders();
  placeholders.hide('CLIENT', 'Hollis Freight');
  const out = restoring(placeholders);
  expect([...'CLIENT_1 pays'].map((piece) => out.push(piece)).join('') + out.end()).toBe('Hollis Freight pays');
  const digits = [...'TEXT_'.padEnd(5000, '1')].map((piece) => out.push(piece));
  expect(digits.join('').length).toBeGreaterThan(4900);
});

describe('a long text and many clients', () => {
  const thousands = indexOfClientNames(
    Array.from({ length: 20_000 }, (_, number) => `Client ${'a'.repeat(number % 90)}${number}`),
  );
  const hide = (text: string) => createPlaceholders(thousands).hideIn(text);
  // Names with the same first characters are sorted on first use.
  beforeAll(() => hide('Client 0'));

  it.each([
    ['one letter', (size: number) => 'a'.repeat(size)],
    ['beginnings of names', (size: number) => 'client aaaa'.repeat(size / 11)],
    ['names', (size: number) => 'Client 0, '.repeat(size / 10)],
    ['spaces', (size: number) => ' '.repeat(size)],
    ['addresses', (size: number) => 'a@b.c '.repeat(size / 6)],
    ['signs of addresses', (size: number) => '@'.repeat(size)],
    ['digits', (size: number) => '123-45-678'.repeat(size / 10)],
    ['backslashes', (size: number) => '\\'.repeat(size)],
    ['letters with marks', (size: number) => 'é'.repeat(size / 2)],
    ['placeholders', (size: number) => 'TEXT_1 '.repeat(size / 7)],
  ])('take linear time: %s', async (_, input) => {
    for (let run = 0; run < 20; run++) hide(input(5000));
    const { growth } = await measureGrowth({ read: hide, input, limit: 100_000 });
    expect(growth).toBeLessThan(maxGrowth);
  });
});
