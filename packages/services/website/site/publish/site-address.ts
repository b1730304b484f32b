import type { Place } from '@suite/zones/addresses';
import { sitesOrigin } from '@suite/zones/sites-origin';

interface Named {
  slug: string;
  domain: string;
  domainProvenAt: Date | null;
}

/** The host names of the deployment and its websites. */
export interface SitePlace {
  place: Place;
  /** Domain of all websites, if the deployment has one. */
  sitesDomain?: string | undefined;
}

/** Returns a website's URL, with a slash at the end. */
export const siteAddress = ({ place, sitesDomain }: SitePlace, { slug, domain, domainProvenAt }: Named): string =>
  domain && domainProvenAt ? `https://${domain}/` : `${sitesOrigin(place, slug, sitesDomain)}/`;
