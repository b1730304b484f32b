import { splitQuote } from '../contract/quote';
import { readMail } from './read-mail';

const head = (subject: string) =>
  `From: "Test Client" <client@example.org>\r\nTo: inbox@firm.example\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`;

const read = async (mail: string | Buffer) => {
  const found = await readMail(typeof mail === 'string' ? Buffer.from(mail) : mail);
  if (!found) throw new Error('The mail has no sender.');
  return found;
};

describe('charsets', () => {
  it('encoded words that split a character are one text', async () => {
    const subject = '=?gb2312?B?sajLsM7KzA==?=\r\n\t=?gb2312?B?4sfrvqG/7LvYuLTQu9C7?=';
    const mail = `${head(subject)}Content-Type: text/plain; charset="gb2312"\r\nContent-Transfer-Encoding: base64\r\n\r\nx+vOyiAyMDI2IMTqtcSxqMuwvdjWucjVxtqjvw==\r\n`;
    expect(await read(mail)).toMatchObject({ subject: '报税问题请尽快回复谢谢', text: '请问 2026 年的报税截止日期？' });
  });

  // The Encoding Standard reads iso-8859-1 and us-ascii as windows-1252.
  it.each(['; charset=iso-8859-1', '; charset=us-ascii', '; charset=windows-1252', '; charset=x-unknown', ''])(
    'bytes 80 to 9F of Content-Type "text/plain%s" are those of windows-1252',
    async (charset) => {
      const body = Buffer.from('It\x92s \x80 50 \x96 ok', 'latin1');
      const mail = Buffer.concat([
        Buffer.from(`${head('=?windows-1252?Q?Can=92t_pay?=')}Content-Type: text/plain${charset}\r\n\r\n`),
        body,
      ]);
      expect(await read(mail)).toMatchObject({ subject: 'Can’t pay', text: 'It’s € 50 – ok' });
    },
  );

  it.each(['us-ascii', 'iso-8859-1', "'utf-8'", 'unknown-8bit'])('UTF-8 under the name %s is UTF-8', async (charset) => {
    const mail = `${head(`=?${charset.replaceAll("'", '')}?Q?Zo=C3=AB?=`)}Content-Type: text/plain; charset=${charset}\r\n\r\nZoë owes €5`;
    expect(await read(mail)).toMatchObject({ subject: 'Zoë', text: 'Zoë owes €5' });
  });

  it.each([
    // "Привет" in windows-1251; in windows-1252, 80 is the euro sign and 92 an apostrophe.
    ['windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
    ['windows-1252', [0x80, 0x35, 0x92, 0x73], '€5’s'],
  ])('are %s when an HTML document names it and the mail names none', async (charset, bytes, text) => {
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head><body><p>`;
    const start = `${head('A')}Content-Type: text/html\r\n\r\n${html}`;
    const mail = [Buffer.from(start), Buffer.from(bytes), Buffer.from('</p></body></html>')];
    expect((await read(Buffer.concat(mail))).text).toBe(text);
  });

  it('of a header without encoded words are UTF-8 or windows-1252', async () => {
    const mail = Buffer.from('From: J\xf6rg <j@client.example>\r\nSubject: Pr\xfcfung\r\n\r\nHi', 'latin1');
    expect(await read(mail)).toMatchObject({ name: 'Jörg', subject: 'Prüfung' });
    expect(await read('From: Jörg <j@client.example>\r\nSubject: Prüfung\r\n\r\nHi')).toMatchObject({
      name: 'Jörg',
      subject: 'Prüfung',
    });
  });

  // The examples of RFC 2152, and Größe: 00F6 00DF in base64 is APYA3w.
  it.each([
    ['utf-7', 'Hi Mom -+Jjo--!', 'Hi Mom -☺-!'],
    ['UNICODE-1-1-UTF-7', 'A+ImIDkQ.', 'A≢Α.'],
    ['"utf-7"', 'Item 3 is +AKM-1.', 'Item 3 is £1.'],
  ])('%s is read in texts and in encoded words', async (charset, body, text) => {
    const mail = `${head('=?utf-7?Q?Gr+APYA3w-e_2?=')}Content-Type: text/plain; charset=${charset}\r\n\r\n${body}`;
    expect(await read(mail)).toMatchObject({ subject: 'Größe 2', text });
    const parts = ['text/plain', 'text/html'].map(
      (type) => `--x\r\nContent-Type: ${type};\r\n\tcharset=${charset}\r\n\r\n${body}\r\n`,
    );
    expect(
      (await read(`${head('A')}Content-Type: multipart/alternative; boundary=x\r\n\r\n${parts.join('')}--x--\r\n`)).text,
    ).toBe(text);
    const html = `${head('A')}Content-Type: text/html; charset=${charset}\r\n\r\n<p>${body}</p>`;
    expect((await read(html)).text).toBe(text);
  });

  it.each(['cp850', 'ibm850', 'IBM-850'])('the code page of DOS is read under the name %s', async (charset) => {
    // As iconv(1) and Python write it.
    const bytes = Buffer.from('4d816c6c6572204772 94e165'.replace(' ', ''), 'hex');
    const start = `${head(`=?${charset}?Q?Gr=94=E1e?=`)}Content-Type: text/plain; charset=${charset}\r\n\r\n`;
    expect(await read(Buffer.concat([Buffer.from(start), bytes]))).toMatchObject({ subject: 'Größe', text: 'Müller Größe' });
    expect((await read(`${head(`=?${charset}?B?R3KU4WU=?=`)}\r\nA`)).subject).toBe('Größe');
  });

  it('a mail of another charset that has the name of UTF-7 in its text stays as it is', async () => {
    const text = 'charset=utf-7 writes +Jjo-';
    expect((await read(`${head('A')}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`)).text).toBe(text);
  });

  it('UTF-8 without a charset, and with one damaged character, stays UTF-8', async () => {
    const mail = Buffer.concat([Buffer.from(`${head('A')}\r\nZoë, Jörg, Łódź `), Buffer.from([0xff])]);
    expect((await read(mail)).text).toBe('Zoë, Jörg, Łódź \ufffd');
  });
});

describe('the sender', () => {
  const body = 'Content-Type: text/plain\r\n\r\nPlease call me.';

  it('is who asks for the reply', async () => {
    const mail = `${head('New enquiry')}Reply-To: Real Person <real.person@example.org>\r\n${body}`;
    expect(await read(mail)).toMatchObject({ email: 'real.person@example.org', name: 'Real Person' });
  });

  it.each(['', 'not an address', 'client@example.org'])('is who sent the mail when Reply-To is "%s"', async (replyTo) => {
    const mail = `${head('A')}Reply-To: ${replyTo}\r\n${body}`;
    expect(await read(mail)).toMatchObject({ email: 'client@example.org', name: 'Test Client' });
  });
});

describe('a header that programs write in their own way', () => {
  it.each([
    ['a byte order mark before it', '\uFEFFFrom: Ann Lee <ann@client.example>', 'Ann Lee'],
    ['blank lines before it', '\r\n\r\nFrom: Ann Lee <ann@client.example>', 'Ann Lee'],
    ['a comma in a name without quotes', 'From: Lee, Ann <ann@client.example>', 'Lee, Ann'],
    ['single quotes, as Outlook writes them', "From: 'Ann Lee' <'ann@client.example'>", 'Ann Lee'],
    ['only the field Sender', 'Sender: Ann Lee <ann@client.example>', 'Ann Lee'],
    [
      'replies to an address that the mail went to',
      'From: Ann Lee <ann@client.example>\r\nTo: a@list.example\r\nReply-To: A@list.example',
      'Ann Lee',
    ],
  ])('says who wrote, with %s', async (_, lines, name) => {
    expect(await read(`${lines}\r\nSubject: Tax\r\n\r\nHello`)).toMatchObject({
      ...{ email: 'ann@client.example', name, subject: 'Tax', text: 'Hello' },
    });
  });
});

describe('a mail that is not text', () => {
  const event = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000Z\r\nSUMMARY:Tax meeting\r\nEND:VEVENT';
  const calendar = (method: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\n${event}\r\nEND:VCALENDAR`;

  it.each([
    ['REQUEST', 'Invitation'],
    ['CANCEL', 'Canceled invitation'],
    ['REPLY', 'Answer to an invitation'],
  ])('says that it is a calendar’s %s, of what, and when', async (method, kind) => {
    const mail = `${head('Invitation')}Content-Type: text/calendar; method=${method}; charset=utf-8\r\n\r\n${calendar(method)}\r\n`;
    expect((await read(mail)).text).toBe(`${kind}: Tax meeting\nWhen: Tue, Dec 1, 2026, 10:00 (UTC)`);
  });

  it('says what the only person of an answer says, and that an event is canceled', async () => {
    const answer = calendar('REPLY').replace('UID:1', 'UID:1\r\nATTENDEE;PARTSTAT=DECLINED:mailto:client@example.org');
    const of = async (text: string) =>
      (await read(`${head('A')}Content-Type: text/calendar; charset=utf-8\r\n\r\n${text}\r\n`)).text;
    expect(await of(answer)).toContain('Answer to an invitation (declined): Tax meeting');
    expect(await of(calendar('REQUEST').replace('UID:1', 'UID:1\r\nSTATUS:CANCELLED'))).toContain('Canceled invitation: Tax');
  });

  it('says that it is encrypted', async () => {
    const parts = [
      'application/pgp-encrypted\r\n\r\nVersion: 1',
      'application/octet-stream; name=a.asc\r\nContent-Disposition: attachment\r\n\r\nx',
    ];
    const body = parts.map((part) => `--e\r\nContent-Type: ${part}\r\n`).join('');
    const mail = `${head('A')}Content-Type: multipart/encrypted; boundary=e\r\n\r\n${body}--e--\r\n`;
    expect((await read(mail)).text).toContain('This mail is encrypted');
  });

  it('shows its source when there is nothing else', async () => {
    const mail = `${head('Secret')}Content-Type: application/pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\nMIIB\r\n`;
    expect((await read(mail)).text).toContain('Its source:]\n\nFrom: "Test Client"');
  });
});

describe('the quote of an earlier mail', () => {
  const own = 'Yes, Tuesday works.\n\nBest,\nAnn';

  it.each([
    [
      'Outlook',
      '________________________________\nFrom: Firm <inbox@firm.example>\nSent: Wednesday, November 25, 2026 9:00 AM\nTo: Ann\nSubject: Appointment\n\nDear Ann, does Tuesday work?',
    ],
    ['Outlook, older', '-----Original Message-----\nFrom: Firm\nSent: Wednesday\nTo: Ann\n\nDear Ann'],
    [
      'Outlook, German',
      'Von: Firm <inbox@firm.example>\nGesendet: Mittwoch, 25. November 2026 09:00\nAn: Ann\nBetreff: Termin\n\nLiebe Ann',
    ],
    [
      'Outlook, French',
      'De : Firm <inbox@firm.example>\nEnvoyé : mercredi 25 novembre 2026 09:00\nÀ : Ann\nObjet : Rendez-vous\n\nChère Ann',
    ],
    ['Outlook, Polish', 'Od: Firm\nWysłano: środa, 25 listopada 2026\nDo: Ann\nTemat: Termin\n\nDroga Ann'],
    ['Gmail', 'On Wed, Nov 25, 2026 at 9:00 AM Firm <inbox@firm.example> wrote:\n\n> Dear Ann\n>\n> Firm'],
    ['Gmail, a broken line', 'On Wed, Nov 25, 2026 at 9:00 AM Firm <inbox@firm.example>\nwrote:\n> Dear Ann'],
    ['Gmail, German', 'Am Mi., 25. Nov. 2026 um 09:00 Uhr schrieb Firm <inbox@firm.example>:\n\n> Liebe Ann'],
    ['Gmail, Spanish', 'El mié, 25 nov 2026 a las 9:00, Firm (<inbox@firm.example>) escribió:\n\n> Hola'],
    ['Gmail, Portuguese', 'Em qua., 25 de nov. de 2026 às 09:00, Firm <inbox@firm.example> escreveu:\n\n> Olá'],
    ['Gmail, Italian', 'Il giorno mer 25 nov 2026 alle ore 09:00 Firm <inbox@firm.example> ha scritto:\n\n> Ciao'],
    ['Gmail, Dutch', 'Op wo 25 nov 2026 om 09:00 schreef Firm <inbox@firm.example>:\n\n> Hallo'],
    ['Gmail, Swedish', 'Den ons 25 nov. 2026 kl 09:00 skrev Firm <inbox@firm.example>:\n\n> Hej'],
    ['Apple Mail, French', 'Le 25 nov. 2026 à 09:00, Firm <inbox@firm.example> a écrit :\n\n> Chère Ann'],
    ['Outlook, Finnish', 'Lähettäjä: Firm\nLähetetty: keskiviikko\nVastaanottaja: Ann\nAihe: Aika\n\nHyvä Ann'],
    ['Outlook, Czech', 'Od: Firm\nOdesláno: středa\nKomu: Ann\nPředmět: Termín\n\nDobrý den'],
    ['Outlook, Russian', 'От: Firm\nОтправлено: среда\nКому: Ann\nТема: Встреча\n\nЗдравствуйте'],
    ['Outlook, Turkish', 'Kimden: Firm\nGönderildi: Çarşamba\nKime: Ann\nKonu: Randevu\n\nMerhaba'],
    ['Outlook, Japanese', '差出人: Firm\n送信日時: 2026年11月25日\n宛先: Ann\n件名: 面談\n\nこんにちは'],
    ['Outlook, Chinese', '发件人： Firm\n发送时间： 2026年11月25日\n收件人： Ann\n主题： 预约\n\n你好'],
    ['GMX', 'Gesendet: Mittwoch, 25. November 2026 um 09:00 Uhr\nVon: Firm\nAn: Ann\nBetreff: Termin\n\nLiebe Ann'],
    ['Gmail, Polish', 'śr., 25 lis 2026 o 09:00 Firm <inbox@firm.example> napisał(a):\n\n> Droga Ann'],
    ['Gmail, Russian', 'ср, 25 нояб. 2026 г. в 09:00, Firm <inbox@firm.example>:\n\n> Привет'],
    ['Gmail, Norwegian', 'ons. 25. nov. 2026 kl. 09:00 skrev Firm <inbox@firm.example>:\n\n> Hei'],
    ['Gmail, Chinese', 'Firm <inbox@firm.example> 于2026年11月25日周三 09:00写道：\n\n> 你好'],
    ['Apple Mail, Dutch', 'Op 25 nov. 2026, om 09:00 heeft Firm het volgende geschreven:\n\n> Hallo'],
    ['Apple Mail, Japanese', '2026/11/25 9:00、Firm <inbox@firm.example>のメール:\n\n> こんにちは'],
    ['Thunderbird, Polish', 'W dniu 25.11.2026 o 09:00, Firm pisze:\n> Droga Ann'],
    ['Thunderbird, Czech', 'Dne 25. 11. 26 v 9:00 Firm napsal(a):\n> Ahoj'],
    ['Apple Mail without marks', 'On Nov 25, 2026, at 9:00 AM, Firm <inbox@firm.example> wrote:\n\nDear Ann'],
  ])('as %s writes it is apart, and not lost', (_, quote) => {
    expect(splitQuote(`${own}\n\n${quote}\n`)).toEqual({ own, quote });
  });

  it.each([
    ['answers below it', 'On Mon, Jan 5, 2026 at 9:00 AM Olivia wrote:\n> Hello\n\nMy answer is below.'],
    ['answers between its lines', 'On Mon, Jan 5, 2026 Olivia wrote:\n> One?\nYes.\n> Two?\nNo.'],
    ['a mail that was only forwarded', 'From: Firm\nSent: Wednesday\nTo: Ann\nSubject: A\n\nDear Ann'],
    [
      'a mail that was forwarded below a word',
      'See below.\n\n---------- Forwarded message ---------\nFrom: IRS\nDate: Wed, Nov 25, 2026\nSubject: Notice\nTo: Ann\n\nYou owe 5.',
    ],
    ['a list with words of a header', 'My data:\nFrom: 2024\nTo: 2025\nSubject: VAT\n\nPlease call.'],
    ['words that begin like one', 'On Tuesday I wrote:\nnothing.\nFrom: Boston\nI drive.'],
  ])('leaves %s', (_, text) => {
    expect(splitQuote(text)).toEqual({ own: text, quote: '' });
  });

  it('is in the message, because people fold it and do not lose it', async () => {
    const quote = 'On Wed, Nov 25, 2026 Firm wrote:\n> Dear Ann';
    expect((await read(`${head('Re: A')}\r\n${own}\r\n\r\n${quote}`)).text).toContain('> Dear Ann');
  });
});

describe('the date and the recipients of a mail', () => {
  const body = '\r\n\r\nHello';
  const headerOf = async (...lines: string[]) =>
    (await read(['From: Ann <ann@client.example>', ...lines].join('\r\n') + body)).header;
  const person = (name: string, address: string, group = '') => ({ name, address, group });

  it('are those of the example with a group in RFC 5322, A.1.3', async () => {
    const header = await headerOf(
      'To: A Group:Ed Jones <joe@where.test>,joe@where.test,John <jdoe@one.test>;',
      'Cc: Undisclosed recipients:;',
      'Date: Thu, 13 Feb 1969 23:32:54 -0330',
    );
    expect(header).toEqual({
      ...{ sentAt: '1969-02-14T03:02:54.000Z', unreadDate: '' },
      to: {
        first: [
          person('Ed Jones', 'joe@where.test', 'A Group'),
          person('', 'joe@where.test', 'A Group'),
          person('John', 'jdoe@one.test', 'A Group'),
        ],
        more: 0,
      },
      cc: { first: [person('', '', 'Undisclosed recipients')], more: 0 },
    });
  });

  it('have the names of encoded words, also of several fields and lines', async () => {
    // RFC 2047, section 8, and a name in two words that share a character.
    const { to, cc } = await headerOf(
      'To: =?ISO-8859-1?Q?Keld_J=F8rn_Simonsen?= <keld@dkuug.dk>,',
      '\t"Lee, Ann" <ann@a.example>',
      'To: =?utf-8?B?WmXDqyDFgQ==?= =?utf-8?B?w7Nkxbo=?= <z@a.example>',
      'CC: =?ISO-8859-1?Q?Andr=E9?= Pirard <PIRARD@vm1.ulg.ac.be>',
    );
    expect(to.first).toEqual([
      person('Keld Jørn Simonsen', 'keld@dkuug.dk'),
      person('Lee, Ann', 'ann@a.example'),
      person('Zeë Łódź', 'z@a.example'),
    ]);
    expect(cc.first).toEqual([person('André Pirard', 'PIRARD@vm1.ulg.ac.be')]);
  });

  it('are at most a hundred of each field, and the number of the others', async () => {
    const many = Array.from({ length: 140 }, (_, at) => `p${at}@a.example`);
    const { to, cc } = await headerOf(`To: ${many.join(',\r\n ')}`);
    expect([to.first.length, to.more, cc]).toEqual([100, 40, { first: [], more: 0 }]);
    expect(to.first.at(-1)?.address).toBe('p99@a.example');
  });

  it('have no Social Security number and no hidden characters', async () => {
    const { to, unreadDate } = await headerOf('To: "John\u202e 219-09-9999" <j@a.example>', 'Date: 219-09-9999');
    expect([to.first[0]?.name, unreadDate]).toEqual([
      'John [Social Security number removed]',
      '[Social Security number removed]',
    ]);
  });

  it('are missing where the mail has none', async () => {
    const none = { first: [], more: 0 };
    expect(await headerOf()).toEqual({ sentAt: null, unreadDate: '', to: none, cc: none });
  });
});
