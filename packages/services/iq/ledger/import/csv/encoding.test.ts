import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import iconv from 'iconv-lite';
import type { Encoding } from '../../contract/encodings';
import { detectEncoding } from './encoding';
import { readLines } from './read-lines';

function fileOf(bytes: Buffer): string {
  const path = join(emptyFolder(), 'file.csv');
  writeFileSync(path, bytes);
  return path;
}

async function encodingOf(bytes: Buffer): Promise<Encoding> {
  const detection = detectEncoding(fileOf(bytes));
  for (;;) {
    const { done, value } = await detection.next();
    if (done) return value;
  }
}

/** Returns the lines of a file as `number: text`, or `number! fault`. */
async function linesOf(bytes: Buffer, encoding: Encoding): Promise<string[]> {
  const all: string[] = [];
  for await (const { lines } of readLines(fileOf(bytes), encoding)) {
    all.push(...lines.map(({ number, text, fault }) => (fault ? `${number}! ${fault}` : `${number}: ${text}`)));
  }
  return all;
}

/** The letters from 0x80 to 0xFF in the tables of unicode.org (MAPPINGS/VENDORS/MICSFT/WINDOWS); U+FFFD where there is none. */
const tables = {
  'windows-1250':
    '€\uFFFD‚\uFFFD„…†‡\uFFFD‰Š‹ŚŤŽŹ\uFFFD‘’“”•–—\uFFFD™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'windows-1251':
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\uFFFD™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  'windows-1252':
    '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
} as const;

it.each(Object.entries(tables))('reads every byte of %s as its published table says', async (encoding, letters) => {
  const bytes = Array.from({ length: 128 }, (_, at) => Buffer.from([0x78, at + 0x80, 0x0a]));
  const name = encoding.replace('windows', 'Windows');
  expect(await linesOf(Buffer.concat(bytes), encoding as Encoding)).toEqual(
    [...letters].map((letter, at) => (letter === '\uFFFD' ? `${at + 1}! the text is not ${name}` : `${at + 1}: x${letter}`)),
  );
});

/** Texts with the bytes that iconv(1) and Python's codecs give for them. */
it.each<[Encoding, string, string]>([
  ['shift_jis', '93 8c 8b 9e 8f a4 8e 96 8a 94 8e ae 89 ef 8e d0', '東京商事株式会社'],
  ['gb18030', 'b1 b1 be a9 bf c6 bc bc d3 d0 cf de b9 ab cb be', '北京科技有限公司'],
  ['koi8-r', 'ef ef ef 20 f2 cf cd c1 db cb c1', 'ООО Ромашка'],
  ['macintosh', '4d 9f 6c 6c 65 72 20 47 72 9a a7 65', 'Müller Größe'],
  ['macintosh', '43 61 66 8e 3b 31 32 2c 35 30 20 db', 'Café;12,50 €'],
  ['ibm850', '4d 81 6c 6c 65 72 20 47 72 94 e1 65', 'Müller Größe'],
])('reads %s', async (encoding, bytes, text) => {
  const content = Buffer.from(bytes.replaceAll(' ', ''), 'hex');
  expect(await encodingOf(content)).toBe(encoding);
  expect(await linesOf(content, encoding)).toEqual([`1: ${text}`]);
});

it.each<[Encoding, readonly string[]]>([
  [
    'windows-1252',
    [
      'Müller & Söhne GmbH;Straße 5',
      'Café Élan;Société Générale;dû à l’échéance',
      'Compañía Peñalver;José Núñez',
      'João da Conceição;Ações',
      'Bjørn Sørensen;Ærø Færge;Århus',
      'Müller GmbH;Société Générale;Peñalver;Åkesson;Bjørn',
      'Smith – Sons;O’Brien',
      'Fee £5.00;€7',
      '1\u00a0234,50',
      'Café Brio',
    ],
  ],
  [
    'windows-1250',
    [
      'Łódzka Żegluga Śródlądowa',
      'Příliš žluťoučký kůň;Dvořák',
      'Gyöngyösi Fűszer Kft.;Erdős;Tőkés',
      'Đuro Đaković;Žito d.o.o.',
      'Ľubomír Kováč;Žilina',
      'Książki',
      '5,00 zł',
    ],
  ],
  ['windows-1251', ['ООО Ромашка;АО Вектор', 'АО Вектор', 'ТОВ Київ Їжак', 'Београд Ђорђе;Љубица']],
  ['windows-1253', ['Παπαδόπουλος Α.Ε.;Εταιρεία Εμπορίου']],
  ['windows-1254', ['Şişli Ticaret Ltd. Şti.;Güneş Isı', 'Güneş']],
  ['windows-1255', ['חברת השמש;לקוח ראשון']],
  ['windows-1256', ['شركة النور;مؤسسة الخليج']],
  ['windows-1257', ['Žemaitija Įmonė;Šiaulių']],
  ['iso-8859-2', ['Łódzka Żegluga Śródlądowa;Świat']],
  ['ibm866', ['ООО Ромашка;АО Вектор']],
  ['macintosh', ['Café Brio', 'Société Générale']],
  ['shift_jis', ['東京商事株式会社;大阪物産', 'ﾔﾏﾀﾞ ｼｮｳｼﾞ']],
  ['gb18030', ['北京贸易', '深圳华为;广州']],
  ['big5', ['台灣積體電路;臺北貿易公司']],
  ['euc-kr', ['삼성전자;서울상사 주식회사']],
])('detects %s by the letters of its languages', async (encoding, texts) => {
  for (const text of texts) {
    const bytes = Buffer.concat([Buffer.from('Customer;Other\nPlain;1\n'), iconv.encode(text, encoding)]);
    const detected = await encodingOf(bytes);
    expect(iconv.decode(bytes, detected)).toBe(`Customer;Other\nPlain;1\n${text}`);
  }
});

describe('lines that end with carriage returns alone', () => {
  const read = (text: string) => linesOf(Buffer.from(text), 'utf-8');

  it('are lines', async () => {
    expect(await read('a,b\r1,2\r\r3,4')).toEqual(['1: a,b', '2: 1,2', '3: ', '4: 3,4']);
  });

  it('may have line feeds within quotation marks', async () => {
    expect(await read('a,b\r"x\ny\nz\nv",2\r3,4\r')).toEqual(['1: a,b', '2: "x', '3: y', '4: z', '5: v",2', '6: 3,4']);
  });

  it('may become others in the middle of a file', async () => {
    expect(await read('a,b\r1,2\r3,4\r5,6\r\n7,8\n9')).toEqual(['1: a,b', '2: 1,2', '3: 3,4', '4: 5,6', '5: 7,8', '6: 9']);
  });

  it('are found if a piece of the file ends between a carriage return and its line feed', async () => {
    const long = `a\r${'x'.repeat(2 ** 18 - 3)}\r\nb\rc`;
    expect((await read(long)).map((line) => line.slice(0, 5))).toEqual(['1: a', '2: xx', '3: b', '4: c']);
  });

  it('are not those of a file whose cells have carriage returns', async () => {
    expect(await read('a,b\n"x\ry\rz\rv",2\r\r\n3,4')).toEqual(['1: a,b', '2: "x\ry\rz\rv",2', '3: 3,4']);
  });
});

it('drops the byte-order marks of files that were joined', async () => {
  expect(await linesOf(Buffer.from('\uFEFFa,b\n"1",2\n\uFEFF"3",4\n'), 'utf-8')).toEqual(['1: a,b', '2: "1",2', '3: "3",4']);
});
