import { readVendorFile } from './read-vendor-file';

const read = (rows: unknown) => readVendorFile(JSON.stringify(rows));
const reasonOf = async (row: unknown) => (await read([row])).problems[0]?.reason;

describe('a vendor file', () => {
  it('gives each row its facts, category and key', async () => {
    const { vendors, problems } = await read([
      {
        name: ' Acme  Payroll, Inc. ',
        category: 'payroll',
        websiteUrl: 'https://acme.example.com',
        certifications: ['SOC 2 Type II', 'SOC 2 Type II', ' '],
        unknown: 1,
      },
    ]);
    expect(problems).toEqual([]);
    expect(vendors).toEqual([
      {
        name: 'Acme Payroll, Inc.',
        key: 'acme payroll',
        subCategory: 'payroll',
        facts: [
          { kind: 'website', value: 'https://acme.example.com/' },
          { kind: 'certification', value: 'SOC 2 Type II' },
        ],
      },
    ]);
  });

  it('assigns a product the category that its bills have, regardless of the coarse category in the list', async () => {
    const { vendors } = await read([
      { name: 'DocuSign', category: 'DOCUMENT_MANAGEMENT' },
      { name: 'Nobody Knows It', category: 'SALES' },
      { name: 'Nor This', category: '__proto__' },
    ]);
    expect(vendors.map(({ subCategory }) => subCategory)).toEqual(['e-signature', 'crm', 'other']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' data:text/html,x',
    'file:///etc/passwd',
    'https://a:b@x.example',
    'x',
  ])('refuses a row with the address %s', async (address) =>
    expect(await reasonOf({ name: 'Bad', statusPageUrl: address })).toMatch(/^status-page is not a web address/),
  );

  it('rejects invalid rows with the reason', async () => {
    expect(await reasonOf(null)).toBe('The row is not an object.');
    expect(await reasonOf([])).toBe('The row is not an object.');
    expect(await reasonOf({ name: '  ' })).toBe('The row has no name.');
    expect(await reasonOf({ name: 'x'.repeat(201) })).toBe('The name has more than 200 characters.');
    expect(await reasonOf({ name: 'A', websiteUrl: 7 })).toBe('website is not text.');
    expect(await reasonOf({ name: 'A', priceModel: 'cheap' })).toMatch(/^price-model must be one of/);
    expect(await reasonOf({ name: 'A', introductionEmail: 'a@b.example\r\nBcc: c@d.example' })).toBe(
      'introduction-mail is not an e-mail address.',
    );
  });

  it('keeps the first of two rows of the same vendor in different spellings', async () => {
    const { vendors, problems } = await read([{ name: 'Acme Inc.' }, { name: 'Other' }, { name: 'ACME' }]);
    expect(vendors.map(({ name }) => name)).toEqual(['Acme Inc.', 'Other']);
    expect(problems).toEqual([{ row: 3, name: 'ACME', reason: 'The vendor appears twice: also in row 1.' }]);
  });

  it('is rejected as a whole when it is not a list', async () => {
    await expect(readVendorFile('{')).rejects.toThrow('The file is not JSON.');
    await expect(readVendorFile('{}')).rejects.toThrow('The file is not a list of vendors.');
  });

  it("loses control characters, which databases can't store", async () => {
    const { vendors } = await read([{ name: 'A', description: 'one\u0000two' }]);
    expect(vendors[0]?.facts).toEqual([{ kind: 'summary', value: 'onetwo' }]);
  });
});

describe('a vendor file in CSV format', () => {
  it('is read by its headings, with lists in a cell', async () => {
    const { vendors } = await readVendorFile(
      '\uFEFFName,Website URL,Certifications,Notes\r\n"Acme, Inc.",https://acme.example.com,SOC 2;ISO/IEC 27001,"left\nout"\r\n\r\n',
    );
    expect(vendors).toEqual([
      {
        ...{ name: 'Acme, Inc.', key: 'acme', subCategory: 'other' },
        facts: [
          { kind: 'website', value: 'https://acme.example.com/' },
          { kind: 'certification', value: 'SOC 2' },
          { kind: 'certification', value: 'ISO/IEC 27001' },
        ],
      },
    ]);
  });

  it('with 30,000 rows reports each duplicate and each invalid address', async () => {
    const line = (at: number) => `Vendor ${at % 29_990},${at % 10_000 === 7 ? ' javascript:alert(1)' : `https://v${at}.example`}`;
    const rows = Array.from({ length: 30_000 }, (_, at) => line(at));
    const { read: count, vendors, problems } = await readVendorFile(['name,websiteUrl', ...rows].join('\n'));
    expect([count, vendors.length]).toEqual([30_000, 29_988]);
    expect(problems.filter(({ reason }) => reason.includes('is not a web address')).map(({ row }) => row)).toEqual([
      8, 10_008, 20_008,
    ]);
    expect(problems.filter(({ reason }) => reason.includes('twice'))).toHaveLength(9);
  });

  it('is rejected as a whole without a name column', async () => {
    for (const text of ['vendor,website\nAcme,https://a.example', '', 'javascript:alert(1)'])
      await expect(readVendorFile(text)).rejects.toThrow('neither a JSON list nor CSV');
  });
});
