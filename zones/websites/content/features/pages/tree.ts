import type { PageRow } from '@services/site/contract/pages';

export interface Branch {
  page: PageRow;
  depth: number;
}

/** Returns pages in display order, each followed by those below it. */
export function branchesOf(pages: readonly PageRow[], kind: PageRow['kind']): Branch[] {
  const shown = pages.filter((page) => page.kind === kind && !page.deletedAt);
  if (kind === 'article')
    return [...shown].sort((one, other) => other.on.localeCompare(one.on)).map((page) => ({ page, depth: 0 }));
  const ids = new Set(shown.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): Branch[] =>
    shown
      .filter((page) => (page.parentId !== null && ids.has(page.parentId) ? page.parentId : null) === parentId)
      .flatMap((page) => [{ page, depth }, ...below(page.id, depth + 1)]);
  return below(null, 0);
}

export type Move = 'up' | 'down' | 'in' | 'out';

type TreeSpot = Pick<PageRow, 'id' | 'parentId'>;

/** Returns the positions of pages after one was moved by a step; undefined if it can't be moved. */
export function moved(branches: readonly Branch[], id: string, move: Move): TreeSpot[] | undefined {
  const at = branches.findIndex(({ page }) => page.id === id);
  const own = branches[at];
  if (!own) return undefined;
  const siblings = branches.filter(({ page, depth }) => page.parentId === own.page.parentId && depth === own.depth);
  const place = siblings.indexOf(own);
  const before = siblings[place - 1];
  const after = siblings[place + 1];
  if (move === 'in') return before && before.page.path !== '' ? placed(branches, id, before.page.id) : undefined;
  if (move === 'out') {
    const parent = branches.find(({ page }) => page.id === own.page.parentId);
    return parent && movedBehind(branches, id, parent.page.id, parent.page.parentId);
  }
  const other = move === 'up' ? before : after;
  if (!other) return undefined;
  return move === 'up' ? movedBefore(branches, id, other.page.id) : movedBehind(branches, id, other.page.id, own.page.parentId);
}

const places = (branches: readonly Branch[]): TreeSpot[] => branches.map(({ page: { id, parentId } }) => ({ id, parentId }));

/** Places a page as the last one below another. */
function placed(branches: readonly Branch[], id: string, parentId: string): TreeSpot[] {
  const others = places(branches).filter((page) => page.id !== id);
  return [...others, { id, parentId }];
}

/** Places a page right before another one, on the same level. */
export function movedBefore(branches: readonly Branch[], id: string, otherId: string): TreeSpot[] {
  const rows = places(branches);
  const other = rows.find((row) => row.id === otherId);
  const rest = rows.filter((row) => row.id !== id);
  const at = rest.findIndex((row) => row.id === otherId);
  return [...rest.slice(0, at), { id, parentId: other?.parentId ?? null }, ...rest.slice(at)];
}

function movedBehind(branches: readonly Branch[], id: string, otherId: string, parentId: string | null): TreeSpot[] {
  const rest = places(branches).filter((row) => row.id !== id);
  const at = rest.findIndex((row) => row.id === otherId);
  return [...rest.slice(0, at + 1), { id, parentId }, ...rest.slice(at + 1)];
}
