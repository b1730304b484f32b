import { partsOfHash, useHashQuery } from '@suite/shell/use-hash-param';
import { hashOf, type RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { useCallback, useMemo } from 'react';
import { replaceHash } from './replace-hash';

export type View<Name extends string> = Readonly<Record<Name, string>>;

type Change<Name extends string> = (part: Partial<View<Name>>, options?: { replace?: boolean }) => void;

/**
 * What a list shows — find, sort, page, filters — as it stands in the hash, so that it can be linked and survives
 * reload and Back. What is as in `defaults` is left out of the address. Any change but that of the page begins at
 * the first one; `replace` makes no step in the history.
 */
export function useView<Zone extends ZoneName, Name extends string>(
  zone: Zone,
  route: RouteOf<Zone>,
  defaults: View<Name>,
): [view: View<Name>, change: Change<Name>] {
  const query = useHashQuery();
  const view = useMemo(() => ({ ...defaults, ...known(query, defaults) }), [query, defaults]);

  const change: Change<Name> = useCallback(
    (part, { replace = false } = {}) => {
      const hash = hashOfView(zone, route, defaults, {
        ...defaults,
        ...known(partsOfHash(location.hash)[1], defaults),
        page: '1',
        ...part,
      });
      if (replace) replaceHash(hash);
      else location.hash = hash;
    },
    [zone, route, defaults],
  );
  return [view, change];
}

/** The address of a list that shows what `part` says, and is as in `defaults` else. */
export function hashOfView<Zone extends ZoneName, Name extends string>(
  zone: Zone,
  route: RouteOf<Zone>,
  defaults: View<Name>,
  part: Partial<View<Name>>,
): string {
  const view: Partial<View<string>> = part;
  const said = Object.entries<string>(defaults).flatMap(([name, usual]) => {
    const value = view[name] ?? usual;
    return value === usual ? [] : [[name, value]];
  });
  const query = new URLSearchParams(said).toString();
  return hashOf(zone, route) + (query && `?${query}`);
}

function known<Name extends string>(query: string, defaults: View<Name>): Partial<View<Name>> {
  const entries = [...new URLSearchParams(query)].filter(([name]) => name in defaults);
  return Object.fromEntries(entries) as Partial<View<Name>>;
}

/** Rows of a page of any list: more of them are drawn too slowly on a slow machine (`npm run bench -- people`). */
export const PAGE_ROWS = 30;

/** What a call needs for a page of the address; a page that is no number is the first. */
export function offsetOf(page: string): string {
  const number = Number(page);
  return String((Number.isInteger(number) && number > 0 && number < 20_000 ? number - 1 : 0) * PAGE_ROWS);
}
