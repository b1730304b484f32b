import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../patterns/read-patterns';
import { rawFields } from './raw-fields';

const root = join(__dirname, '../../../..');
const components = sourceFiles(root).filter((file) => file.endsWith('.tsx'));
const rawIn = (file: string) => rawFields(file, readFileSync(join(root, file), 'utf8'));

/** Files that may use the browser's inputs, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/ui/src/checkbox.tsx': 'the field itself',
  'packages/ui/src/radio.tsx': 'the field itself',
  'packages/ui/src/switch.tsx': 'the field itself',
  'packages/shell/src/form/email-field.tsx': 'the field itself',
  'packages/shell/src/header/theme-choice.tsx':
    "the header's menus are one script of all zones, which a field of some zones would split",
  'packages/shell/src/help/keys.tsx': 'the help panel is one script of all zones, too',
};

test('screens use the fields for checkboxes, radio buttons, switches and e-mail addresses', () => {
  expect(components.filter((file) => file.startsWith('zones/')).length).toBeGreaterThan(500);
  expect(components.filter((file) => !exceptions[file]).flatMap(rawIn)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(exceptions).filter((file) => !components.includes(file) || rawIn(file).length === 0)).toEqual([]);
});

test.each([
  ['<input type="checkbox" />', 'a.tsx:2 type checkbox: use Checkbox of @suite/ui/checkbox'],
  ['<input name="role"\n type="radio" />', 'a.tsx:3 type radio: use Radio of @suite/ui/radio'],
  ['<button role="switch" />', 'a.tsx:2 role switch: use Switch of @suite/ui/switch'],
  ['<Input label="E-mail" type="email" />', 'a.tsx:2 type email: use EmailField of @suite/shell/form/email-field'],
  ["<input type={isOne ? 'radio' : 'text'} />", 'a.tsx:2 type radio: use Radio of @suite/ui/radio'],
])('a raw input is found with its line and its field: %s', (input, line) => {
  expect(rawFields('a.tsx', `const isOne = true;\nexport const field = ${input};`)).toEqual([line]);
});

test.each(['<input type="text" />', '<Checkbox label="email" />', '<Toast type={type} />'])('%s is allowed', (input) => {
  expect(rawFields('a.tsx', `export const field = ${input};`)).toEqual([]);
});
