import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

const theme = readFileSync(join(__dirname, 'theme.css'), 'utf8');
const tokens = (kind: 'color' | 'text') =>
  new Set([...theme.matchAll(new RegExp(`--${kind}-([a-z0-9-]+?)(?:--line-height)?:`, 'g'))].map(([, name]) => name));
const colors = tokens('color');
const sizes = tokens('text');

/** Classes with the same prefix that name no token: alignment, wrapping, widths and line styles. */
const others =
  /^(area|start|end|center|left|right|balance|pretty|wrap|nowrap|ellipsis|clip|current|inherit|none|hidden|solid|dashed|dotted|collapse|separate|[bestlrxy]|([bestlrxy]-)?\d+|offset-\d+|cover|contain|no-repeat)$/;

/** Returns the color and size classes in a source that name no token: they would silently do nothing. */
function unknownIn(source: string): string[] {
  const words = [...source.matchAll(/["'`]([^"'`\n]*)["'`]/g)].flatMap(([, text = '']) => text.split(/\s+/));
  return words.filter((word) => {
    const [, kind, name = ''] =
      /^(?:[^\s:]+:)*(text|bg|border|outline|fill|stroke)-([a-z][a-z0-9-]*)(?:\/\d+)?$/.exec(word) ?? [];
    const bare = name.replace(/^[bestlrxy]-(?=[a-z])/, '');
    return kind !== undefined && !colors.has(bare) && !(kind === 'text' && sizes.has(name)) && !others.test(name);
  });
}

test('every class for a color or text size names a token of the theme', () => {
  const files = execFileSync('git', ['ls-files', 'zones/*.tsx', 'packages/*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
  const unknown = files
    .filter((file) => file && !/\.(test|fixture)\./.test(file))
    .flatMap((file) => unknownIn(readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`));
  expect(unknown).toEqual([]);
  expect(unknownIn('<p className="text-sm text-raised hover:bg-hover border-s-4 border-s-line">')).toEqual([
    'text-raised',
    'hover:bg-hover',
  ]);
});

test('utilities of the kit, the frame and the charts begin with ui:', () => {
  const folders = ['ui', 'shell', 'charts'].map((name) => `packages/${name}/src`);
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');
  const unnamed = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => unnamedIn(readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`));
  expect(unnamed).toEqual([]);
  expect(unnamedIn('<p className="ui-menu-item mt-1">')).toEqual(['mt-1']);
  expect(unnamedIn("const row = 'ui:flex p-2';")).toEqual(['p-2']);
});

/** Returns the words of class names that are neither a class of the base file nor a utility of it. */
function unnamedIn(source: string): string[] {
  const texts = [...source.matchAll(/className="([^"]*)"|["'`]([^"'`\n]*\bui:[^"'`\n]*)["'`]/g)];
  const words = texts.flatMap(([, attribute, text]) => (attribute ?? text ?? '').split(/\s+/));
  return words.filter((word) => !/^(ui[:-]|suite-|\$\{|$)/.test(word));
}
