import type { ParsedToken } from '@suite/session/parsed-token';
import type { Place } from '@suite/zones/addresses';
import { type AppIcon, menuOf } from '@suite/zones/zone-menus';
import { zoneUrl } from '@suite/zones/zone-url';
import { type Category, categories, existsIn, rightOf, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';

export interface App {
  name: ZoneName;
  title: string;
  /** What it is for, in a line. */
  about: string;
  icon: AppIcon;
  category: Category;
  href: string;
  /** The person's rights open it. */
  isOpen: boolean;
}

/** Where a person names their firm. */
const firmSetUp: ZoneName = 'iq-onboarding';

/**
 * The apps of an environment that people start by hand, by category and then as the zone table has them. Before a person has
 * a firm, those of a firm are left out: they would lead to nothing but the way to set one up.
 */
export function appsOf(place: Place, { rights, companyId }: Pick<ParsedToken, 'rights' | 'companyId'>): App[] {
  const apps = zoneNames.flatMap((name): App[] => {
    const { title, category, opens } = zoneRow(name);
    if (!companyId && !opens && name !== firmSetUp) return [];
    const { about, icon } = menuOf(name);
    if (!category || !about || !icon || !existsIn(name, place.environment)) return [];
    return [{ name, title, about, icon, category, href: zoneUrl(place, name), isOpen: rights.includes(rightOf(name)) }];
  });
  return categories.flatMap((category) => apps.filter((app) => app.category === category));
}
