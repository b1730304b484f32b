import { safeMarkdown } from '@services/assistant/contract/safe-markdown';
import { maxGrowth, measureGrowth } from '@suite/testing/linear-time';
import { Marked } from 'marked';

/** Renders a text as other programs that show Markdown would. */
const html = (text: string) => new Marked({ gfm: true }).parse(text, { async: false });

const evil = 'https://evil.example/x.png';

test.each([
  `![x](${evil})`,
  `![x](<${evil}> "title")`,
  `![x][1]\n\n[1]: ${evil}`,
  `![1]\n\n[1]: ${evil}`,
  `[1][2]\n\n[2]: ${evil}`,
  `[3]\n\n[3]: ${evil}`,
  `[3](${evil})`,
  `[3, 4](${evil})`,
  `[x](javascript:alert(1))`,
  `[x](data:text/html,x)`,
  `\\![x](${evil})`,
  `\\[x](${evil})`,
  `\\\\[x](${evil})`,
  `\\\\\\[x](${evil})`,
  `\`\\\`[x](${evil})`,
  `\`\\\`\\[x](${evil})\``,
  `![[x]](${evil})`,
  `[![x](${evil})](${evil})`,
  `<img src="${evil}">`,
  `<IMG SRC=${evil} onerror=alert(1)>`,
  `<a href="${evil}">x</a>`,
  `<${evil}>`,
  `<someone@evil.example>`,
  `<!-- x --><script src="${evil}"></script>`,
  `&lt;img src=${evil}>`,
  evil,
  'HTTP://EVIL.EXAMPLE',
  'ftp://evil.example',
  'www.evil.example',
  'WWW.evil.example',
  'someone@evil.example',
  'mailto:someone@evil.example',
  `> - ![x](${evil})`,
  `| a |\n| - |\n| ![x](${evil}) |`,
  `1. x\n\n   [a]: ${evil}\n\n   ![a]`,
  `[a\nb]: ${evil}\n\n![a\nb]`,
])('no text loads or links anything where it is shown: %s', (text) => {
  expect(html(safeMarkdown(text))).not.toMatch(/<(?:img|a|script|iframe|!--)\b|<!--/i);
});

test('the elements of an ordinary answer are unchanged', () => {
  const text =
    '**Bayview** owes $1,234.50 [2], or so [3, 4].\n\n| Client | Owed |\n| --- | ---: |\n| Joe \\& Sons \\(West\\) | $5 [1] |';
  expect(safeMarkdown(text)).toBe(text);
});

test.each([
  ['brackets', '['],
  ['backslashes', '\\'],
  ['citations', '[1, 2, 3'],
  ['colons', 'a://'],
  ['digits', '[1'],
  ['signs', '@'],
])('it takes linear time: %s', async (_, part) => {
  const input = (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  for (let run = 0; run < 20; run++) safeMarkdown(input(5000));
  const { growth } = await measureGrowth({ read: safeMarkdown, input, limit: 100_000 });
  expect(growth).toBeLessThan(maxGrowth);
});
