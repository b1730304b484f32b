/** A part of a text within which a citation applies to a number. */
export interface Segment {
  start: number;
  text: string;
}

/** Matches the end of a sentence: its period with the citations that follow, except the period of an abbreviation or a number. */
const sentenceEnd = /[.!?]["”’)*_]*(?:\s*\[\d+(?:\s*,\s*\d+)*\])*(?=\s+(?:["“‘(*_]*[A-Z\d]|[-–—]))/g;

/** Matches abbreviations whose period does not end a sentence. */
const abbreviation = /(?:\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|vs|approx|e\.g|i\.e|U\.S|[A-Z]))\.$/;

/** Characters of the longest abbreviation with its period, and of what precedes it. */
const LONGEST_ABBREVIATION = 8;

/** Splits a text into lines, which include table rows and list items, and lines into sentences. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (line.trim()) segments.push(...(/^\s*\|/.test(line) ? [{ start: at, text: line }] : sentencesOf(line, at)));
    at += line.length + 1;
  }
  return segments;
}

function sentencesOf(line: string, at: number): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  // The number of a list item does not end a sentence.
  const offset = /^\s*\d{1,3}[.)]\s/.exec(line)?.[0].length ?? 0;
  for (const match of line.matchAll(sentenceEnd)) {
    if (match.index < offset) continue;
    const pointAt = match.index + 1;
    if (abbreviation.test(line.slice(Math.max(from, pointAt - LONGEST_ABBREVIATION), pointAt))) continue;
    const to = match.index + match[0].length;
    segments.push({ start: at + from, text: line.slice(from, to) });
    from = to;
  }
  if (line.slice(from).trim()) segments.push({ start: at + from, text: line.slice(from) });
  return segments;
}
