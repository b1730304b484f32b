import { useSession } from '@suite/session/session-provider';
import { categories, isManaged, type ZoneName } from '@suite/zones/zones';
import { appsOfText, usePreference } from '../preferences/preferences';
import { useSuite } from '../start/suite-context';
import { type App, appsOf } from './apps';
import { externalApps } from './external-apps';
import { find } from './find';

export interface AppSection {
  title: string;
  apps: App[];
}

/** Returns the person's apps: pinned, recent, and by category; with a query, the matches instead. */
export function useApps(query: string) {
  const { deployment, config, zone } = useSuite();
  const { token } = useSession();
  const pinned = appsOfText(usePreference('pinned_apps'));
  const recent = appsOfText(usePreference('recent_apps'));

  const apps = appsOf(deployment, token);
  const open = apps.filter(({ isOpen }) => isOpen);
  // Apps for administrators alone can't be requested.
  const shut = apps.filter(({ name, isOpen }) => !isOpen && isManaged(name));
  const closed = find(shut, query, titleOf);
  const others = find(externalApps(deployment, config), query, titleOf);
  const pick = (names: readonly ZoneName[]) => names.flatMap((name) => open.find((app) => app.name === name) ?? []);
  const found = find(open, query, titleOf);
  const isFinding = query.trim() !== '';
  const sections: AppSection[] = isFinding
    ? [{ title: 'Found', apps: found }]
    : [
        { title: 'Pinned', apps: pick(pinned) },
        { title: 'Recent', apps: pick(recent).filter(({ name }) => name !== zone && !pinned.includes(name)) },
        ...categories.map((category) => ({ title: category, apps: open.filter((app) => app.category === category) })),
      ];
  return {
    sections: sections.filter((section) => section.apps.length > 0),
    /** Apps that are not open to the person. */
    closed,
    /** External products. */
    others,
    isFinding,
    isNothingFound: isFinding && found.length + closed.length + others.length === 0,
    isNothingOpen: open.length === 0,
  };
}

const titleOf = ({ title }: { title: string }) => title;
