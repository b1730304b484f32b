/** Signs of other scripts, and the ones that amounts and days are parsed with. `٫` depends on the decimal mark. */
const plain: Readonly<Record<string, string>> = {
  '٬': '’',
  '،': ',',
  '，': ',',
  '．': '.',
  '－': '-',
  '﹣': '-',
  '＋': '+',
  '（': '(',
  '）': ')',
  '／': '/',
  '￥': '¥',
  '＄': '$',
  '￡': '£',
  '￦': '₩',
};

/** Returns the value of a decimal digit of any script. Unicode assigns ten at a time, in order. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/**
 * Returns the text of an amount or a day with the digits and signs of ASCII: `١٬٢٣٤٫٥٠` and `１,234.50` as `1’234.50` and
 * `1,234.50`. Characters without a width are left out, such as marks of the direction of text.
 */
export function plainText(text: string, mark: '.' | ',' = '.'): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/[٬٫،，．－﹣＋（）／￥＄￡￦]/gu, (sign) => (sign === '٫' ? mark : (plain[sign] ?? sign)))
    .trim();
}
