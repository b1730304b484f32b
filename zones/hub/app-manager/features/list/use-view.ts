import { useHashQuery } from '@suite/shell/use-hash-param';
import { hashOf, type RouteOf } from '@suite/zones/zone-url';
import { useCallback, useMemo } from 'react';
import { replaceHash } from './replace-hash';

export type View<Name extends string> = Readonly<Record<Name, string>>;

type Change<Name extends string> = (part: Partial<View<Name>>, options?: { replace?: boolean }) => void;

/**
 * What a list shows — find, sort, page, filters — as it stands in the hash, so that it can be linked and survives
 * reload and Back. What is as in `defaults` is left out of the address. Any change but that of the page begins at
 * the first one; `replace` makes no step in the history.
 */
export function useView<Name extends string>(
  route: RouteOf<'app-manager'>,
  defaults: View<Name>,
): [view: View<Name>, change: Change<Name>] {
  const query = useHashQuery();
  const view = useMemo(() => ({ ...defaults, ...known(query, defaults) }), [query, defaults]);

  const change: Change<Name> = useCallback(
    (part, { replace = false } = {}) => {
      const hash = hashOfView(route, defaults, {
        ...defaults,
        ...known(location.hash.split('?')[1] ?? '', defaults),
        page: '1',
        ...part,
      });
      if (replace) replaceHash(hash);
      else location.hash = hash;
    },
    [route, defaults],
  );
  return [view, change];
}

export function hashOfView(route: RouteOf<'app-manager'>, defaults: View<string>, view: View<string>): string {
  const said = Object.keys(defaults).filter((name) => view[name] !== defaults[name]);
  const query = new URLSearchParams(said.map((name) => [name, view[name] ?? ''])).toString();
  return hashOf('app-manager', route) + (query && `?${query}`);
}

function known<Name extends string>(query: string, defaults: View<Name>): Partial<View<Name>> {
  const entries = [...new URLSearchParams(query)].filter(([name]) => name in defaults);
  return Object.fromEntries(entries) as Partial<View<Name>>;
}

/** Rows of a page of any list here: more of them are drawn too slowly on a slow machine (`npm run bench -- people`). */
export const PAGE_ROWS = 30;

/** What a call needs for a page of the address; a page that is no number is the first. */
export function offsetOf(page: string): string {
  const number = Number(page);
  return String((Number.isInteger(number) && number > 0 && number < 20_000 ? number - 1 : 0) * PAGE_ROWS);
}
