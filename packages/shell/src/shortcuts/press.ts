import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { destinations } from './destinations';

interface Page {
  deployment: Deployment;
  rights: readonly string[];
  openPalette: () => void;
  openKeys: () => void;
}

/** Max milliseconds between the two keys of a shortcut. */
const TOGETHER = 1500;

let goPressedAt = Number.NEGATIVE_INFINITY;

/** Runs the shortcut of a key that was pressed outside of any field. @param at milliseconds */
export function press(key: string, at: number, page: Page): void {
  const isGoing = at - goPressedAt < TOGETHER;
  goPressedAt = key === 'g' ? at : Number.NEGATIVE_INFINITY;
  if (isGoing && key !== 'g') go(key, page);
  else if (key === '/') search(page);
  else if (key === 'j') moveBy(1);
  else if (key === 'k') moveBy(-1);
  else if (key === '?') page.openKeys();
}

/** Follows the page's own navigation if it has one, because its links keep the date. */
function go(key: string, { deployment, rights }: Page): void {
  const to = destinations(rights).find((one) => one.key === key);
  if (!to) return;
  const own = document.querySelector<HTMLAnchorElement>(`a[data-shortcut="${key}"]`);
  if (own) own.click();
  else location.assign(zoneUrl(deployment, to.zone, to.route as never));
}

function search({ openPalette }: Page): void {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const field = [...fields].find((one) => one.checkVisibility?.() ?? true);
  if (!field) openPalette();
  field?.focus();
  field?.select();
}

/** Moves to the next or previous row of the page's list: to its first link or button, or to its checkbox if it has neither. */
function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main tbody tr, main [data-row]')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button') ?? row.querySelector('input') ?? [],
  );
  const at = rows.findIndex((target) => target.closest('tr, [data-row]')?.contains(document.activeElement));
  const next = at < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
