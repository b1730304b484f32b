import type { Deployment } from '@suite/zones/addresses';
import { sitesOrigin } from '@suite/zones/sites-origin';

interface Named {
  slug: string;
  domain: string;
  domainProvenAt: Date | null;
}

/** The host names of the deployment and its websites. */
export interface SiteHosts {
  deployment: Deployment;
  /** Domain of all websites, if the deployment has one. */
  sitesDomain?: string | undefined;
}

/** Returns a website's URL, with a slash at the end. */
export const siteAddress = ({ deployment, sitesDomain }: SiteHosts, { slug, domain, domainProvenAt }: Named): string =>
  domain && domainProvenAt ? `https://${domain}/` : `${sitesOrigin(deployment, slug, sitesDomain)}/`;
