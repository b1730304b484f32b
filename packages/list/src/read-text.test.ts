import { decode } from './read-text';

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, isLittle);
  for (let index = 0; index < text.length; index++) view.setUint16(2 + index * 2, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (text: string) => Uint8Array.from(text.split(' '), (byte) => Number.parseInt(byte, 16));

it.each([
  ['UTF-8', utf8('Zoë')],
  ['UTF-8 with its mark', utf8('\uFEFFZoë')],
  ['UTF-16, the small end first', utf16('Zoë', true)],
  ['UTF-16, the big end first', utf16('Zoë', false)],
])('reads %s and asks nothing', (_, content) => {
  expect(decode(content)).toEqual({ text: 'Zoë' });
});

it.each(['', 'Name,Email\nZoe,zoe@x.example\n'])('asks nothing about %j, which is ASCII', (text) => {
  expect(decode(utf8(text))).toEqual({ text });
});

/** Texts with the bytes that Python's codecs give for them. */
it.each([
  ['windows-1252', '5a 6f eb', 'Zoë'],
  ['windows-1252', '48 65 72 6e e1 6e 64 65 7a', 'Hernández'],
  ['windows-1250', 'b3 f3 64 9f', 'łódź'],
  ['macintosh', '43 61 66 8e 20 42 72 69 6f', 'Café Brio'],
  ['ibm850', '4d 81 6c 6c 65 72 20 47 72 94 e1 65', 'Müller Größe'],
  ['ibm850', '4a 6f 73 82 20 50 65 a4 61', 'José Peña'],
  ['ibm866', '80 8e 20 82 a5 aa e2 ae e0', 'АО Вектор'],
])('reads %s, and shows words of it', (name, content, text) => {
  expect(decode(hex(content))).toEqual({
    text,
    guess: { name, samples: text.split(' ').filter((word) => /\P{ASCII}/u.test(word)) },
  });
});

it('reads cp437 of DOS, whose letters are those of DOS 850', () => {
  expect(decode(hex('4d 81 6c 6c 65 72 20 50 65 a4 61')).text).toBe('Müller Peña');
});

it('reads the encoding that a person chooses', () => {
  expect(decode(hex('53 74 72 61 e1 65'), 'ibm850')).toEqual({ text: 'Straße', guess: { name: 'ibm850', samples: ['Straße'] } });
});

it('finds the letters after many lines of ASCII', () => {
  const lines = utf8('Smith,1\n'.repeat(100_000));
  const content = new Uint8Array([...lines, ...hex('4d 81 6c 6c 65 72 20 47 72 94 e1 65')]);
  expect(decode(content).guess).toEqual({ name: 'ibm850', samples: ['Müller', 'Größe'] });
});

it('refuses what is not text', () => {
  expect(() => decode(hex('50 4b 03 04 00 00 ff'))).toThrow('not text');
});
