import type { PlanContent } from './content';

type Line = { kind: 'same' | 'added' | 'removed'; text: string };
interface Part {
  title: string;
  lines: Line[];
}

/** The number of lines above which a text is shown as entirely removed and added. */
const MAX_LINES = 600;

/**
 * Returns the differences between two documents, by section and control, without unchanged parts. Live tables are not compared.
 */
export function differenceOf(before: PlanContent | undefined, after: PlanContent): Part[] {
  const from = before ? textsOf(before) : new Map<string, string>();
  const to = textsOf(after);
  return [...new Set([...to.keys(), ...from.keys()])].flatMap((title) => {
    const [one, other] = [from.get(title) ?? '', to.get(title) ?? ''];
    return one === other ? [] : [{ title, lines: lineDifference(one, other) }];
  });
}

const textsOf = (content: PlanContent): Map<string, string> =>
  new Map([
    ['Qualified Individual', content.qualifiedIndividual],
    ['Consumers', content.scope],
    ...content.sections.map(({ title, text }) => [title, text] as const),
    ...content.controls.map(
      ({ title, implementation, owner }) => [title, owner ? `${implementation}\nOwner: ${owner}` : implementation] as const,
    ),
  ]);

/** Returns the longest common subsequence of lines, with the removed and added lines in between. */
export function lineDifference(before: string, after: string): Line[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  if (a.length > MAX_LINES || b.length > MAX_LINES)
    return [...a.map((text) => ({ kind: 'removed' as const, text })), ...b.map((text) => ({ kind: 'added' as const, text }))];
  // common[i][j]: the number of common lines from i and j on
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1)))
      lines.push({ kind: 'removed', text: a[i++] ?? '' });
    else lines.push({ kind: 'added', text: b[j++] ?? '' });
  }
  return lines;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
