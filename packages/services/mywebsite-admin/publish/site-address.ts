import type { Place } from '@suite/zones/addresses';
import { sitesOrigin } from '@suite/zones/addresses';

/** Names that no website may have: those of hosts that people take for the suite's, and of the frame of the editor. */
const reserved = [
  'preview',
  'www',
  'api',
  'hub',
  'accounts',
  'security',
  'onespace',
  'websites',
  'exit',
  'ai',
  'solutions',
  'sites',
  'mail',
];

export const isReserved = (slug: string): boolean =>
  reserved.some((name) => slug === name || slug.endsWith(`-${name}`)) || slug.startsWith('xn--');

interface Named {
  slug: string;
  domain: string;
  domainProvenAt: Date | null;
}

/** Where the deployment and its websites are. */
export interface SitePlace {
  place: Place;
  /** Domain of all websites, where the deployment sets one. */
  sitesDomain?: string | undefined;
}

/** Where a website is, with the slash at the end. */
export const siteAddress = ({ place, sitesDomain }: SitePlace, { slug, domain, domainProvenAt }: Named): string =>
  domain && domainProvenAt ? `https://${domain}/` : `${sitesOrigin(place, slug, sitesDomain)}/`;
