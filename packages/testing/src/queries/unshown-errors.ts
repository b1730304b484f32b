import { parseSync } from '@swc/core';

interface Node {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}

/** Names of the hooks whose result has an `error`. */
const hooks = ['useQuery', 'useRead'];

const isNode = (value: object): value is Node => 'type' in value && 'span' in value;

/** Calls `visit` with each node below `value` and its parent. */
function walk(value: object, visit: (node: Node, parent: Node) => void, parent?: Node): void {
  for (const child of Object.values(value)) {
    if (typeof child !== 'object' || child === null) continue;
    if (isNode(child) && parent) visit(child, parent);
    walk(child, visit, isNode(child) ? child : parent);
  }
}

const nameOf = (node: unknown): unknown => ((node as Node | undefined)?.type === 'Identifier' ? (node as Node).value : undefined);

/**
 * Returns the lines of a file whose query may fail without a word: neither its `error` is used, nor does the error catalogue show
 * it (`handleGlobally`), nor does the page work without it (`isOptional`).
 */
export function unshownErrors(source: string): number[] {
  if (!/\b(?:useQuery|useRead)\(/.test(source)) return [];
  const program = parseSync(source, { syntax: 'typescript', tsx: true });
  const bytes = Buffer.from(source);
  // Positions are in bytes and continue from file to file.
  const textOf = (start: number, end: number) => bytes.subarray(start - program.span.start, end - program.span.start).toString();
  const isExplained = ({ span }: Node) => /\b(?:handleGlobally|handleLocally|isOptional)\b/.test(textOf(span.start, span.end));

  /** Whether a result's `error` is used, or the result as a whole. */
  function usesError(result: unknown): boolean {
    let isUsed = false;
    walk(program, (node, parent) => {
      if (nameOf(node) !== result) return;
      const isDeclared = parent.type === 'VariableDeclarator' && parent.id === node;
      const isOther = parent.type === 'MemberExpression' && parent.object === node && nameOf(parent.property) !== 'error';
      isUsed ||= !isDeclared && !isOther;
    });
    return isUsed;
  }

  function isShown(parent: Node): boolean {
    if (parent.type === 'MemberExpression') return nameOf(parent.property) === 'error';
    if (parent.type !== 'VariableDeclarator') return true;
    const target = parent.id as Node;
    if (target.type !== 'ObjectPattern') return usesError(nameOf(target));
    return (target.properties as Node[]).some(({ type, key }) => type === 'RestElement' || nameOf(key) === 'error');
  }

  const lines: number[] = [];
  walk(program, (node, parent) => {
    if (node.type !== 'CallExpression' || !hooks.includes(String(nameOf(node.callee)))) return;
    if (!isExplained(node) && !isShown(parent)) lines.push(textOf(program.span.start, node.span.start).split('\n').length);
  });
  return lines;
}
