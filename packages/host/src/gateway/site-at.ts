import type { Deployment } from '@suite/zones/addresses';
import { type ZoneName, zones } from '@suite/zones/zones';
import { type Hosting, redirectsElsewhere, type SiteRules } from '../assembly/hosting';

/** Returns the rules of a host context's host, with the zones that exist in its environment. */
export function siteAt({ sites }: Hosting, deployment: Deployment): SiteRules | undefined {
  const own = sites.filter(({ label }) => label === deployment.label);
  const site = own.find(({ onespace }) => onespace === Boolean(deployment.onespace)) ?? own.find(({ onespace }) => !onespace);
  return site && withZones(site, (zone) => zone.environments.includes(deployment.environment));
}

/** Returns the rules of a port that serves one zone. */
export function siteOfZone({ sites }: Hosting, name: ZoneName): SiteRules | undefined {
  const site = sites.find(({ label, onespace }) => label === zones[name].host && !onespace);
  if (!site) return undefined;
  const entry = { from: '/', to: `${zones[name].basePath}/`, status: 302 as const };
  const only = withZones(site, (zone) => zone.name === name);
  return { ...only, redirects: [entry, ...only.redirects.filter(({ from }) => from !== '/')] };
}

function withZones(site: SiteRules, isServed: (zone: SiteRules['zones'][number]) => boolean): SiteRules {
  const served = site.zones.filter(isServed);
  const own = site.redirects.filter(({ to }) => served.some(({ basePath }) => to === `${basePath}/`));
  return { ...site, zones: served, redirects: [...own, ...redirectsElsewhere(served)] };
}
