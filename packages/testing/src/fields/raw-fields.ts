import { parseSync } from '@swc/core';

/** The field for each type or role of an input. */
const FIELDS: Readonly<Record<string, string>> = {
  checkbox: 'Checkbox of @suite/ui/checkbox',
  radio: 'Radio of @suite/ui/radio',
  switch: 'Switch of @suite/ui/switch',
  email: 'EmailField of @suite/shell/form/email-field',
};

interface Node {
  type?: string;
  span?: { start: number };
  name?: { value?: string };
  value?: unknown;
}

/** Returns the inputs of a component that have a field of their own, each as a line that names the field. */
export function rawFields(file: string, code: string): string[] {
  const found: string[] = [];
  const bytes = Buffer.from(code);
  const lineAt = (start: number) =>
    bytes
      .subarray(0, start - 1)
      .toString()
      .split('\n').length;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, span, name, value } = node as Node;
    if (type === 'JSXAttribute' && (name?.value === 'type' || name?.value === 'role')) {
      for (const text of textsIn(value))
        if (FIELDS[text]) found.push(`${file}:${lineAt(span?.start ?? 1)} ${name.value} ${text}: use ${FIELDS[text]}`);
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: true }).body);
  return found;
}

/** Returns the text literals in an attribute's value, such as both of `isOne ? 'radio' : 'checkbox'`. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as Node;
  if (type === 'StringLiteral') return [String(value)];
  return Object.values(node).flatMap(textsIn);
}
