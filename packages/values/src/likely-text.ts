/**
 * The letters beyond ASCII of languages that share a code page, in lower case (Unicode CLDR, main exemplar characters). The
 * languages of one entry are often found together.
 */
const alphabets: readonly (readonly [pages: string, letters: readonly string[]])[] = [
  [
    'windows-1252 iso-8859-15 macintosh ibm850',
    ['äöüß', 'àâæçéèêëîïôœùûüÿ', 'áéíñóúü', 'ãáàâçéêíóôõú', 'àèéìòù', 'éëïöüèê', 'æøåéäö', 'áðéíóúýþæö'],
  ],
  ['windows-1250 iso-8859-2', ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'čćđšž', 'ăâîșțşţ', 'äöüßé']],
  ['windows-1254', ['çğıöşüâîİ']],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž']],
  [
    'windows-1251 koi8-r ibm866',
    ['абвгдежзийклмнопрстуфхцчшщъыьэюяё', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'абвгдђежзијклљмнњопрстћуфхцчџш'],
  ],
  ['windows-1253', ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ']],
  ['windows-1255', ['אבגדהוזחטיךכלםמןנסעףפץצקרשת']],
  ['windows-1256', ['ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ']],
];

/** Match punctuation and signs that a table may contain, and those that may be next to a letter. */
const sign = /[€£¥§©®™°·•½²³№\u00a0–—…«»„‚’‘“”´º×]/u;
const besideLetters = /[’‘´“”„«»º\u00a0™®·…]/u;

const isSmall = (letter: string) => /\p{Ll}/u.test(letter);
const isCapital = (letter: string) => /\p{Lu}/u.test(letter);
const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
const isLetter = (letter: string) => /\p{L}/u.test(letter);

/** Whether no language has these letters next to each other: a capital after a small letter, or letters of two scripts. */
const isUnlikely = (left: string, right: string): boolean =>
  isLetter(left) && isLetter(right) && ((isSmall(left) && isCapital(right)) || isLatin(left) !== isLatin(right));

/** Returns from 0 to 1 how much a text that is not ASCII looks like one of the languages of its code page. */
export function likelihoodOf(text: string, page: string): number {
  const letters = new Map<string, number>();
  let total = 0;
  let bad = 0;
  for (const word of text.split(/[ \t\r\n;,|"]+/)) {
    const signs = [...word];
    for (const [at, letter] of signs.entries()) {
      if (letter <= '~') continue;
      total++;
      const [before, after] = [signs[at - 1] ?? '', signs[at + 1] ?? ''];
      if (isUnlikely(before, letter) || isUnlikely(letter, after) || (isLetter(letter) && /^\d\d$/.test(before + after))) bad++;
      if (isLetter(letter)) letters.set(letter, (letters.get(letter) ?? 0) + 1);
      else if (!sign.test(letter) || ((isLetter(before) || isLetter(after)) && !besideLetters.test(letter))) bad++;
    }
  }
  if (!total) return 0;
  const languages = alphabets.flatMap(([pages, all]) => (pages.split(' ').includes(page) ? all : []));
  const known = [...letters].map(([letter, count]) => ({ letter, small: letter.toLowerCase(), count }));
  const share = (alphabet: string) =>
    known.reduce((sum, { letter, small, count }) => sum + (alphabet.includes(small) || alphabet.includes(letter) ? count : 0), 0);
  const signsOf = total - [...letters.values()].reduce((sum, count) => sum + count, 0);
  const best = Math.max(0, ...languages.map(share));
  return Math.max(0, (best * 0.9 + share(languages.join('')) * 0.1 + signsOf - bad * 2) / total);
}
