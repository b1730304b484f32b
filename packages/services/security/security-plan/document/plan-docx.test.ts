import { unzipSync } from 'fflate';
import type { PlanContent } from './content';
import { planDocx } from './plan-docx';

const hostile = 'Firewall\u0000 of\u0001 the\u000b office\u001f\ud83d \ufffe& <b>';
const content: PlanContent = {
  firm: hostile,
  preparedOn: '2026-03-31',
  qualifiedIndividual: hostile,
  scope: hostile,
  sections: [{ key: 'scope', title: hostile, text: hostile, table: { heads: [hostile], rows: [[hostile]], note: hostile } }],
  controls: [
    {
      title: hostile,
      elements: hostile,
      requirement: hostile,
      implementation: hostile,
      statement: { kind: 'planned', text: hostile },
      owner: hostile,
      state: hostile,
      evidence: hostile,
    },
  ],
  gaps: [{ title: hostile, state: hostile, text: hostile }],
  crosswalk: [{ code: hostile, requirement: hostile, sections: hostile, controls: hostile, state: hostile, reason: hostile }],
};

test('a plan with control characters in its texts becomes a document that word processors can read', async () => {
  const bytes = await planDocx(content, { number: 1, approvedOn: '2026-03-31', approvedBy: hostile, hash: 'ab' });
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]): [string, string] => [name, Buffer.from(part).toString()]);
  const forbidden = (text: string) =>
    [...text].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return (
        (code < 32 && ![9, 10, 13].includes(code)) || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffd || code === 0xfffe
      );
    });
  expect(parts.flatMap(([name, text]) => (forbidden(text).length ? [name] : []))).toEqual([]);
  expect(Object.fromEntries(parts)['word/document.xml']).toContain('Firewall of the office &amp; &lt;b&gt;');
});
