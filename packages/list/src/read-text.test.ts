import { decode } from './read-text';

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, isLittle);
  for (let index = 0; index < text.length; index++) view.setUint16(2 + index * 2, text.charCodeAt(index), isLittle);
  return view.buffer;
};

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë').buffer],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFZoë').buffer],
  ['UTF-16, the small end first', utf16('Zoë', true)],
  ['UTF-16, the big end first', utf16('Zoë', false)],
  ['as spreadsheets on Windows save it', bytes(0x5a, 0x6f, 0xeb)],
  ['nothing at all', bytes()],
])('%s is read', (encoding, content) => {
  expect(decode(content as ArrayBuffer)).toBe(encoding === 'nothing at all' ? '' : 'Zoë');
});
