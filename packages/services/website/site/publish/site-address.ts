import type { Place } from '@suite/zones/addresses';
import { sitesOrigin } from '@suite/zones/sites-origin';

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
