import { parseSync } from '@swc/core';

export interface Spelled {
  line: number;
  /** The name of a metric in a text of the source. */
  name: string;
}

interface Node {
  type: string;
  /** In bytes, starting at 1. */
  span: { start: number };
  value?: unknown;
  cooked?: string;
}

/** Calls `onText` for strings, parts of templates, and text between JSX tags; not for imports and types. */
function visit(node: unknown, onText: (start: number, text: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { type = '', span, value, cooked } = node as Partial<Node>;
  if (type === 'ImportDeclaration' || /^Ts\w*(Type|Annotation|Declaration)$/.test(type)) return;
  if (span && (type === 'StringLiteral' || type === 'JSXText')) onText(span.start, String(value));
  else if (span && type === 'TemplateElement') onText(span.start, cooked ?? '');
  else for (const part of Object.values(node)) visit(part, onText);
}

/** Returns where texts of a source file have one of the names as whole words. Capitals count: `overdue` is not `Overdue`. */
export function spelledMetrics(file: string, code: string, names: readonly string[]): Spelled[] {
  const bytes = Buffer.from(code);
  const patterns = names.map((name) => ({
    name,
    pattern: RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`),
  }));
  const spelled: Spelled[] = [];
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }).body, (start, text) => {
    for (const { name, pattern } of patterns) {
      if (!pattern.test(text)) continue;
      const before = bytes.subarray(0, start - 1).toString();
      spelled.push({ line: before.split('\n').length, name });
    }
  });
  return spelled;
}
