import { partsOfHash, useHashQuery } from '@suite/shell/pages/use-hash-param';
import { type ParamOf, type RouteOf, writeHash } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { useCallback, useMemo } from 'react';

export type View<Name extends string> = Readonly<Record<Name, string>>;

/** Changes a view; `replace` adds no step to the history. */
export type ChangeView<Name extends string> = (part: Partial<View<Name>>, options?: { replace?: boolean }) => void;

/**
 * Reads and changes what a page shows (find, sort, page, filters) in the hash, so that it can be linked and survives reload and
 * Back. Values equal to `defaults` are left out of the address; everything that the zone table lets a link choose has a default.
 * Every change returns to the first page unless it sets `page`.
 */
export function useView<Zone extends ZoneName, Route extends RouteOf<Zone>, Name extends string>(
  zone: Zone,
  route: Route,
  defaults: View<Name> & View<ParamOf<Zone, Route>>,
): [view: View<Name>, change: ChangeView<Name>] {
  const query = useHashQuery();
  const view = useMemo(() => ({ ...defaults, ...known(query, defaults) }), [query, defaults]);

  const change: ChangeView<Name> = useCallback(
    (part, { replace = false } = {}) => {
      const next: View<string> = { ...defaults, ...known(partsOfHash(location.hash)[1], defaults), page: '1', ...part };
      const hash = hashOfView<Zone, string>(zone, route, defaults, next);
      if (replace) replaceHash(hash);
      else location.hash = hash;
    },
    [zone, route, defaults],
  );
  return [view, change];
}

/** Returns the hash of a page in the zone that shows `part`, and defaults for everything else. */
export const hashOfView = <Zone extends ZoneName, Name extends string>(
  _zone: Zone,
  route: RouteOf<Zone>,
  defaults: View<Name>,
  part: Partial<View<Name>>,
): string => writeHash(route, changedOf(defaults, part));

/** Returns what differs from the defaults, in their order: the query of a link. */
export function changedOf<Name extends string>(defaults: View<Name>, part: Partial<View<Name>>): Partial<View<Name>> {
  const names = Object.keys(defaults) as Name[];
  const changed = names.filter((name) => part[name] !== undefined && part[name] !== defaults[name]);
  return Object.fromEntries(changed.map((name) => [name, part[name]])) as Partial<View<Name>>;
}

/** Replaces the current hash without adding a step to the history, and notifies listeners. */
function replaceHash(hash: string): void {
  // With its own state, the change stays invisible to Next's router, which has no routes here.
  history.replaceState(history.state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function known<Name extends string>(query: string, defaults: View<Name>): Partial<View<Name>> {
  const entries = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(defaults, name));
  return Object.fromEntries(entries) as Partial<View<Name>>;
}

/** Rows per page in every list; a slow machine renders more of them too slowly (`npm run bench -- people`). */
export const PAGE_ROWS = 30;

/** Returns the `offset` of a request for a page in the address; a page that is not a number is the first. */
export function offsetOf(page: string): string {
  const number = Number(page);
  return String((Number.isInteger(number) && number > 0 && number < 20_000 ? number - 1 : 0) * PAGE_ROWS);
}
