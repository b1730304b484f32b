import type { Medium } from '@services/site/contract/media';
import type { PageRow } from '@services/site/contract/pages';
import { draftModel } from './draft-model';
import { idOf, page, pageRow, site } from './page.fixture';

const row = (number: number, rest: Partial<PageRow>): PageRow => ({
  ...pageRow,
  id: idOf(number),
  publishedPath: `p${number}/`,
  ...rest,
});

const modelOf = (pages: PageRow[], media: Medium[] = []) =>
  draftModel({ site, pages, media, page: { ...page, position: 3 }, content: page.content, sourceBase: 'https://api/' });

test('shows the draft among the published pages, in the order of the tree', () => {
  const pages = [
    row(2, { position: 1 }),
    row(3, { position: 2, publishedPath: null }),
    row(1, { position: 3 }),
    row(4, { position: 4 }),
    row(5, { position: 5, deletedAt: '2026-03-01T00:00:00Z' }),
  ];
  expect(modelOf(pages).pages.map(({ id }) => id)).toEqual([idOf(2), idOf(1), idOf(4)]);
  expect(modelOf(pages.slice(0, 3)).pages.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
});

test('shows the files of a picture that the API serves as images', () => {
  const variant = (format: string) => ({ format, width: 800, height: 600, path: `x.${format}` });
  const medium = { id: 'm1', alt: 'Office', focalX: 0.5, focalY: 0.2, width: 800, height: 600 };
  const media = [{ ...medium, variants: [variant('avif'), variant('webp')] }] as unknown as Medium[];
  const { id: _, ...facts } = medium;
  expect(modelOf([], media).pictures.get('m1')).toEqual({
    ...facts,
    files: [{ ...variant('webp'), path: 'https://api/x.webp' }],
  });
});
