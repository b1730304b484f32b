import type { ParsedToken } from '@suite/session/parsed-token';
import type { Deployment } from '@suite/zones/addresses';
import { type AppIcon, menuOf } from '@suite/zones/zone-menus';
import { zoneUrl } from '@suite/zones/zone-url';
import { type Category, categories, existsIn, rightOf, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';

export interface App {
  name: ZoneName;
  title: string;
  /** One-line description. */
  about: string;
  icon: AppIcon;
  category: Category;
  href: string;
  /** Whether the person's rights open it. */
  isOpen: boolean;
}

/** The zone where a person names their firm. */
const firmSetUp: ZoneName = 'iq-onboarding';

/**
 * Returns the environment's apps that people start themselves, by category and then in the order of the zone table. Without a
 * firm, a person gets no apps of a firm, because each of them would only send the person to set one up.
 */
export function appsOf(deployment: Deployment, { rights, companyId }: Pick<ParsedToken, 'rights' | 'companyId'>): App[] {
  const apps = zoneNames.flatMap((name): App[] => {
    const { title, category, opens } = zoneRow(name);
    if (!companyId && !opens && name !== firmSetUp) return [];
    const { about, icon } = menuOf(name);
    if (!category || !about || !icon || !existsIn(name, deployment.environment)) return [];
    return [{ name, title, about, icon, category, href: zoneUrl(deployment, name), isOpen: rights.includes(rightOf(name)) }];
  });
  return categories.flatMap((category) => apps.filter((app) => app.category === category));
}
