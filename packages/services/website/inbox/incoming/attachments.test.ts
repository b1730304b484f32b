import { randomBytes } from 'node:crypto';
import { pngOf } from '@suite/host/test/pictures';
import { expectLinearTime } from '@suite/testing/linear-time';
import { isMisnamed } from '../contract/attachment-endings';
import { MAX_MAIL_BYTES } from '../contract/public';
import { composedMail } from '../fixture-mails';
import { fileName } from './attachment';
import { kindOf } from './attachment-kind';
import { readMail } from './read-mail';

const MEGABYTE = 2 ** 20;

const read = async (mail: string | Buffer) => {
  const found = await readMail(Buffer.from(mail));
  if (!found) throw new Error('The mail has no sender.');
  return found;
};
const namesOf = async (mail: string | Buffer) => (await read(mail)).attachments.map(({ name }) => name);

/** A mail written by hand (RFC 2046, §5.1). */
const mailOf = (...parts: string[]) =>
  `From: Ann <ann@visitor.example>\r\nSubject: Files\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`;
const text = 'Content-Type: text/plain\r\n\r\nMy files.';
const named = (name: string) =>
  `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n%PDF-1.7`;

it('stores the attachments of a mail with name, bytes and the type that the bytes prove', async () => {
  const files = [
    { filename: 'W-2 für Ann.pdf', content: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(90_000)]) },
    { filename: 'scan.png', content: pngOf({ width: 40, height: 20 }) },
    { filename: '2025 résumé du compte.csv', content: Buffer.from('Date;Montant\r\n2026-01-01;5,00\r\n') },
    { filename: 'data.bin', content: randomBytes(5_000) },
  ];
  const { attachments, text } = await read(await composedMail({ attachments: files }));
  expect(attachments.map(({ name, kind }) => [name, kind])).toEqual([
    ['W-2 für Ann.pdf', 'pdf'],
    ['scan.png', 'png'],
    ['2025 résumé du compte.csv', 'text'],
    ['data.bin', 'unknown'],
  ]);
  for (const [index, { content }] of files.entries()) expect(attachments[index]?.content).toEqual(new Uint8Array(content));
  expect(text).toBe('My files.');
});

it('reads long texts of short lines that are not encoded', async () => {
  const row = '2026-01-01;Client 1234;1234.50;paid';
  const rows = 250_000;
  const part = `Content-Type: text/csv\r\nContent-Disposition: attachment; filename=a.csv\r\n\r\n${`${row}\r\n`.repeat(rows)}`;
  const { attachments } = await read(mailOf(text, part, part));
  // The last line end belongs to the boundary, but for a text this makes no difference.
  const lines = attachments.map(({ content }) => Buffer.from(content).toString().trim().split('\n'));
  expect(lines.map(({ length }) => length)).toEqual([rows, rows]);
  expect(new Set(lines.flat())).toEqual(new Set([row]));
}, 60_000);

describe('what is above a limit is named, with the reason', () => {
  it('a file of 10 MB and one byte, and none of 10 MB', async () => {
    const content = Buffer.alloc(10 * MEGABYTE + 1, 'a');
    const attachments = [
      { filename: 'most.txt', content: content.subarray(1) },
      { filename: 'larger.txt', content },
    ];
    const mail = await read(await composedMail({ attachments }));
    expect(mail.attachments.map(({ name, content }) => [name, content.length])).toEqual([['most.txt', 10 * MEGABYTE]]);
    expect(mail.text).toBe('My files.\n\n[Attachments that are not stored: larger.txt (larger than 10 MB)]');
  }, 60_000);

  it('what is above 25 MB of a mail, and what still fits is stored', async () => {
    const sizes = { 'a.bin': 9.5, 'b.bin': 9.5, 'c.bin': 6.5, 'd.bin': 6 };
    const files = Object.entries(sizes).map(([filename, size]) => ({ filename, content: randomBytes(size * MEGABYTE) }));
    const fitting = files.filter(({ filename }) => filename !== 'c.bin');
    const largest = await composedMail({ attachments: fitting });
    expect(largest.length).toBeLessThanOrEqual(MAX_MAIL_BYTES);
    const whole = await read(largest);
    expect([whole.attachments.length, whole.text]).toEqual([3, 'My files.']);
    const mail = await read(await composedMail({ attachments: files }));
    expect(mail.attachments.map(({ name }) => name)).toEqual(['a.bin', 'b.bin', 'd.bin']);
    expect(mail.text).toContain('[Attachments that are not stored: c.bin (those of a mail can have 25 MB)]');
  }, 120_000);

  it('the 21st file, and only 20 names of many more', async () => {
    const filesOf = (count: number) => mailOf(text, ...Array.from({ length: count }, (_, index) => named(`${index + 1}.pdf`)));
    const mail = await read(filesOf(21));
    expect(mail.attachments).toHaveLength(20);
    expect(mail.text).toBe('My files.\n\n[Attachments that are not stored: 21.pdf (a mail can have 20)]');
    const { text: note } = await read(filesOf(5_000));
    expect(note).toContain(', 40.pdf (a mail can have 20), and 4960 more]');
    expect(note).not.toContain('41.pdf');
  });
});

describe('the name of an attachment', () => {
  it.each([
    ['a path of Unix', '../../etc/passwd', 'passwd'],
    ['a path of Windows', 'C:\\Users\\ann\\W-2.pdf', 'W-2.pdf'],
    ['control characters', 'a\u0000\u0007\r\nb\tc.pdf', 'a b c.pdf'],
    ['an override of the direction', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['isolates and marks of the direction, and invisible spaces', '\u2067a\u2069\u200F\u200Bb\uFEFF.pdf', 'ab.pdf'],
    ['half of a pair of code units', 'a\uD800.pdf', 'a\uFFFD.pdf'],
    ['a Social Security number', 'W-2 219-09-9999.pdf', 'W-2 [Social Security number removed].pdf'],
    ['only dots', '..', ''],
    ['only spaces', '   ', ''],
  ])('has no %s', (_, given, expected) => {
    expect(fileName(given)).toBe(expected);
  });

  it('has at most 120 characters, and keeps its ending', () => {
    const name = fileName(`${'long '.repeat(2_000)}.pdf`);
    expect(name).toMatch(/^long .* long….pdf$/);
    expect(name.length).toBeLessThanOrEqual(120);
  });

  it('can be that of another attachment, and missing: then the type gives the ending', async () => {
    expect(await namesOf(mailOf(text, named('a.pdf'), named('a.pdf'), named('""')))).toEqual([
      'a.pdf',
      'a.pdf',
      'attachment.pdf',
    ]);
  });

  it('is read in linear time', async () => {
    for (const part of ['. ', '/', '\\.', '1-', '\u202E', 'a.'])
      await expectLinearTime({ read: fileName, input: (size) => part.repeat(size / part.length), limit: 10_000 });
  }, 60_000);
});

describe('the type of an attachment', () => {
  // The first entry of an archive, and its list of names at the end (APPNOTE.TXT, 4.3.7 and 4.3.12).
  const zip = (first: string, ...names: string[]) =>
    Buffer.from(`PK\x03\x04${'\0'.repeat(26)}${first}${names.join('PK\x01\x02')}`, 'latin1');
  const html = Buffer.from('<html><script>alert(1)</script></html>');

  it.each([
    ['a PDF', '%PDF-1.7\n\0', 'a.pdf', 'pdf', false],
    ['HTML that claims to be a PDF', html, 'invoice.pdf', 'text', true],
    ['SVG that claims to be a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.PNG', 'text', true],
    ['a program that claims to be a PDF', Buffer.from('4d5a90000300', 'hex'), 'invoice.pdf', 'unknown', true],
    ['HTML', html, 'page.html', 'text', false],
    ['a CSV in windows-1252', Buffer.from('Name;M\xfcller', 'latin1'), 'a.csv', 'text', false],
    ['a text in UTF-16', Buffer.from('\ufeffName', 'utf16le'), 'a.txt', 'text', false],
    ['a picture of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'heic', false],
    ['a workbook', zip('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), 'a.xlsx', 'excel', false],
    ['a document of Word', zip('_rels/.rels', '[Content_Types].xml', 'word/document.xml'), 'a.docx', 'word', false],
    ['a presentation', zip('[Content_Types].xml', 'ppt/presentation.xml'), 'a.pptx', 'powerpoint', false],
    ['an OpenDocument', zip('mimetypeapplication/vnd.oasis.opendocument.text', 'content.xml'), 'a.odt', 'opendocument', false],
    ['an archive', zip('a.exe'), 'a.zip', 'zip', false],
    ['an archive that claims to be a workbook', zip('a.exe'), 'a.xlsx', 'zip', true],
    ['a workbook with a password', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'a.xlsx', 'older-office', false],
    ['nothing', '', 'a.pdf', 'unknown', true],
  ] as const)('is that of %s', (_, content, name, kind, isWrong) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    expect([kindOf(bytes), isMisnamed(name, kind)]).toEqual([kind, isWrong]);
  });

  it('is read in linear time', async () => {
    for (const part of ['a', 'PK\x03\x04', 'xl/workboo'])
      await expectLinearTime({
        read: kindOf,
        input: (size) => Buffer.from(part.repeat(size / part.length)),
        limit: 10 * MEGABYTE,
      });
  }, 60_000);
});

describe('a part that is no file', () => {
  const html = '<p>Hello <img src="cid:logo"> <img src="cid:photo"></p>';
  const picture = (cid: string, bytes: number) => ({
    ...{ cid, filename: `${cid}.png`, contentDisposition: 'inline' as const },
    content: Buffer.concat([pngOf({ width: 1, height: 1 }), randomBytes(bytes)]),
  });

  it('is stored if it is a picture in the text, and named if it is a tiny one', async () => {
    const mail = await read(await composedMail({ html, attachments: [picture('logo', 2_000), picture('photo', 50_000)] }));
    expect(mail.attachments.map(({ name }) => name)).toEqual(['photo.png']);
    expect(mail.text).toBe('My files.\n\n[Attachments that are not stored: logo.png (a tiny picture in the text)]');
  });

  it('comes after the files, which are stored first', async () => {
    const pictures = Array.from({ length: 20 }, (_, index) => picture(`photo${index}`, 5_000));
    const files = [{ filename: 'W-2.pdf', content: '%PDF-1.7' }];
    const mail = await read(await composedMail({ html, attachments: [...pictures, ...files] }));
    expect(mail.attachments.map(({ name }) => name)).toEqual([
      'W-2.pdf',
      ...pictures.slice(0, 19).map(({ filename }) => filename),
    ]);
    expect(mail.text).toContain('photo19.png (a mail can have 20)');
  });

  it('is not repeated as a file if it is an invitation that the text shows, unless that is attached', async () => {
    const calendar =
      'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000Z\r\nSUMMARY:Tax\r\nEND:VEVENT\r\nEND:VCALENDAR';
    const alone = await read(mailOf(text, `Content-Type: text/calendar; method=REQUEST\r\n\r\n${calendar}`));
    expect([alone.attachments, alone.text]).toEqual([[], expect.stringContaining('Invitation: Tax')]);
    const attached = `Content-Type: text/calendar\r\nContent-Disposition: attachment; filename=invite.ics\r\n\r\n${calendar}`;
    expect(await namesOf(mailOf(text, attached))).toEqual(['invite.ics']);
    expect(await namesOf(mailOf(text, 'Content-Type: text/calendar\r\n\r\nnonsense'))).toEqual(['invitation.ics']);
  });

  it('is stored as it came if it is what Outlook wraps', async () => {
    expect(await namesOf(mailOf(text, 'Content-Type: application/ms-tnef\r\n\r\nx'))).toEqual(['winmail.dat']);
  });
});

it('a mail of files alone says so', async () => {
  const { attachments, text } = await read(
    await composedMail({ text: '', attachments: [{ filename: 'a.pdf', content: '%PDF-1.7' }] }),
  );
  expect([attachments.length, text]).toEqual([1, '[This mail has no text.]']);
});

it('mails with the same text are different when their attachments are', async () => {
  const digestOf = async (part: string) => (await read(mailOf(text, part))).digest.toString('hex');
  const digests = await Promise.all([named('a.pdf'), named('b.pdf'), `${named('a.pdf')} `].map(digestOf));
  expect(new Set(digests).size).toBe(3);
  expect(await digestOf(named('a.pdf'))).toBe(digests[0]);
});
