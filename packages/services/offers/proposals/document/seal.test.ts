import { execFileSync } from 'node:child_process';
import { bytesOf, openPdf } from '@suite/kernel/pdf/open-pdf';
import { generate } from 'selfsigned';
import { hasOpenssl, startTimeStampServer, type TimeStampServer } from './fixture-time-stamps';
import { seal } from './seal';
import { hasSealOf, isSealWhole, readTimeStamp } from './verify-seal';

const newCertificate = async () => {
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'Documents' }], { keySize: 2048 });
  return { certificate: cert, privateKey };
};

async function pdfOf(text: string): Promise<Buffer> {
  const document = await openPdf({ title: text, author: 'Firm', createdAt: new Date(0), margin: 40 }, 'en-US');
  return bytesOf(document, () => document.font('regular').text(text));
}

const at = new Date('2026-11-27T12:00:00Z');

it('seals each document with its own certificate, one after the other, at the same time, and after a failure', async () => {
  const [one, other] = [await newCertificate(), await newCertificate()];
  const first = await seal(await pdfOf('first'), one, { at });
  await expect(seal(await pdfOf('unsealed'), { ...one, privateKey: 'none' }, { at })).rejects.toThrow();
  const [second, third] = await Promise.all([
    seal(await pdfOf('second'), other, { at }),
    seal(await pdfOf('third'), one, { at }),
  ]);
  expect(await isSealWhole(first, one.certificate)).toBe(true);
  expect(await readTimeStamp(first)).toBeUndefined();
  expect(await isSealWhole(second, other.certificate)).toBe(true);
  expect(await hasSealOf(second, one.certificate)).toBe(false);
  expect(await isSealWhole(third, one.certificate)).toBe(true);
});

/** Returns the elements of a DER value, by OpenSSL: depth, start of the content, its length and its description. */
function elementsOf(der: Buffer) {
  const output = execFileSync('openssl', ['asn1parse', '-inform', 'DER'], { input: der, encoding: 'utf8' });
  return [...output.matchAll(/^ *(\d+):d= *(\d+) +hl= *(\d+) +l= *(\d+) +\w+: +(.*)$/gm)].map(
    ([, from, depth, head, length, text = '']) => ({
      depth: Number(depth),
      whole: der.subarray(Number(from), Number(from) + Number(head) + Number(length)),
      content: der.subarray(Number(from) + Number(head), Number(from) + Number(head) + Number(length)),
      text,
    }),
  );
}

(hasOpenssl ? describe : describe.skip)('a seal with a time stamp', () => {
  let server: TimeStampServer;
  let own: Awaited<ReturnType<typeof newCertificate>>;
  beforeAll(async () => {
    [server, own] = [await startTimeStampServer(), await newCertificate()];
  });
  afterAll(() => server.close());

  it('is whole, has a time stamp of its signature to OpenSSL, and the time at which it was sealed', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const sealed = await seal(await pdfOf('stamped'), own, { at, timestampUrl: server.url });
    expect(await isSealWhole(sealed, own.certificate)).toBe(true);
    const stampedAt = (await readTimeStamp(sealed))?.getTime() ?? 0;
    expect(stampedAt).toBeGreaterThanOrEqual(before);
    expect(stampedAt).toBeLessThanOrEqual(Date.now());
    const [, digits = ''] = /\/Contents\s*<([\da-f]+)>/i.exec(sealed.toString('latin1')) ?? [];
    const elements = elementsOf(Buffer.from(digits, 'hex'));
    const place = elements.findIndex(({ text }) => text.endsWith(':id-smime-aa-timeStampToken'));
    const token = elements.slice(place + 1).find(({ text }) => text.startsWith('SEQUENCE'));
    // The signature precedes its unsigned attributes.
    const signature = elements.slice(0, place).findLast(({ text }) => text.startsWith('OCTET STRING'));
    expect(server.verify(token?.whole ?? Buffer.of(), signature?.content ?? Buffer.of())).toContain('Verification: OK');
  });

  it('shows no time once its time stamp is changed', async () => {
    const sealed = await seal(await pdfOf('stamped'), own, { at, timestampUrl: server.url });
    const year = Buffer.from(new Date().toISOString().slice(0, 4)).toString('hex');
    const [time] = sealed.toString('latin1').matchAll(new RegExp(`180f${year}`, 'gi'));
    expect(time).toBeDefined();
    const changed = Buffer.from(sealed);
    changed.write('180f31393939', time?.index ?? 0);
    expect(await readTimeStamp(changed)).toBeUndefined();
  });

  it.each<[string, TimeStampServer['faults'][number], string]>([
    ['an error', (response) => response.writeHead(503).end(), 'HTTP 503'],
    ['a page', (response) => response.end('<html>Sign in</html>'), 'response'],
    ['a refusal', (response) => response.end(server.stamp(Buffer.from('no query'))), 'rejected'],
    ['more than a time stamp', (response) => response.end(Buffer.alloc(1_000_000)), 'more than'],
    ['a redirect', (response) => response.writeHead(302, { Location: '/elsewhere' }).end(), 'failed'],
    ['nothing', (response) => response.destroy(), 'failed'],
    [
      'a time stamp of something else',
      (response) => {
        const digest = ['-digest', '00'.repeat(32), '-sha256', '-cert'];
        response.end(server.stamp(execFileSync('openssl', ['ts', '-query', ...digest], { stdio: 'pipe' })));
      },
      'a time stamp of something else',
    ],
  ])('is not made when the server responds with %s', async (_, fault, reason) => {
    server.faults.push(fault);
    await expect(seal(await pdfOf('unstamped'), own, { at, timestampUrl: server.url })).rejects.toThrow(reason);
    expect(server.faults).toEqual([]);
  });
});
