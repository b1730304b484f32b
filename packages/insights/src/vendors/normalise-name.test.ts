import fc from 'fast-check';
import { categoryOf } from './categories';
import { categoryNames, isTool } from './category-names';
import { normaliseName } from './normalise-name';
import { vendorNames, vendorWords } from './vendor-table';

test.each([
  ['AIMS PVIC                                    ', 'aims pvic'],
  ['Intuit, Inc.', 'intuit'],
  ['INTUIT INC', 'intuit'],
  ['Café Zoë S.A.R.L.', 'cafe zoe'],
  ['B & H Photo-Video', 'b and h photo video'],
  ["O'Reilly Media, Co., Ltd.", 'oreilly media'],
  ['Müller & Co. KG', 'muller'],
  ['Smith and Jones LLP', 'smith and jones'],
  ['The Limited', 'the'],
  ['LLC', 'llc'],
  ['8x8, Inc.', '8x8'],
  ['Кафе «Мир» LLC', 'кафе мир'],
  [' -- ', ''],
])('%s becomes %s', (name, normalised) => {
  expect(normaliseName(name)).toBe(normalised);
});

test('an alias is replaced by its name', () => {
  const aliases = new Map([['qbo', 'intuit quickbooks']]);
  expect(normaliseName('QBO, LLC', aliases)).toBe('intuit quickbooks');
  expect(normaliseName('Qbox', aliases)).toBe('qbox');
});

test('ignores case, padding, punctuation at the ends and the legal form, and is idempotent', () => {
  const name = fc
    .array(fc.stringMatching(/^[A-Za-z0-9éüñÅ]{1,9}$/), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(name, fc.constantFrom('', ', Inc.', ' LLC', ' CO', ', P.L.L.C.', ' Corp., Ltd.'), (text, form) => {
      const plain = normaliseName(text);
      expect(normaliseName(`  "${text.toUpperCase()}"${form}   `)).toBe(plain);
      expect(normaliseName(plain)).toBe(plain);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = normaliseName(text);
      expect(plain).toBe(plain.trim());
      expect(normaliseName(plain)).toBe(plain);
    }),
  );
});

test.each([
  ['Intuit *QuickBooks Online', 'accounting'],
  ['QUICKBOOKS PAYROLL 1234', 'payroll'],
  ['Dropbox, Inc.', 'document-storage'],
  ['Dropbox Sign', 'e-signature'],
  ['ADP LLC', 'payroll'],
  ['ADPRO', undefined],
  ['ADP Interpreting', 'professional-services'],
  ['Big Box Stores', undefined],
  ['FORD AUDIO VIDEO', 'media'],
  ['Ford', 'vehicles'],
  ['British Gas Business', 'utilities'],
  ['TELSTRA LIMITED', 'telecom'],
  ['Hydro One', 'utilities'],
  ['HM Revenue & Customs', 'government'],
  ['Sunrise Electric Supply', 'industrial-supplies'],
  ['Sunrise Electric', 'facilities'],
  ['The Law Office of A. B. Smith', 'legal'],
  ['A. B. Smith', undefined],
  ['Bill.com LLC', 'bill-payment'],
])('%s sells %s', (name, category) => {
  expect(categoryOf(name)).toBe(category);
});

test('the table is sorted, has normalized names, and lists each name once', () => {
  for (const table of [vendorNames, vendorWords]) {
    const all = Object.values(table).map((names) => names.split(',').map((name) => name.trim().replace('=', '')));
    for (const names of all) expect(names).toEqual([...names].sort());
    for (const name of all.flat()) expect([name, normaliseName(name)]).toEqual([name, name]);
    expect(new Set(all.flat()).size).toBe(all.flat().length);
    for (const category of Object.keys(table)) expect(categoryNames).toContain(category);
  }
  expect([isTool('payroll'), isTool('utilities'), isTool('our own'), isTool(null)]).toEqual([true, false, false, false]);
});
