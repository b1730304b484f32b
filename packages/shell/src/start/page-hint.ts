import { cookieName } from '@suite/contract/cookies';
import { environmentNames, prefixOf } from '@suite/zones/environments';

/** Cookie name prefixes of the environments, by how their addresses start; prod, which has no prefix, comes last. */
const prefixes = environmentNames.map((environment): [string, string] => {
  const prefix = cookieName(environment, 'theme').replace(/theme$/, '');
  if (environment === 'local') return ['http://localhost', prefix];
  if (environment === 'localHttps') return ['https://localhost', prefix];
  return [`https://${prefixOf(environment)}`, prefix];
});

/**
 * The suite's one inline script, for the first paint: if the browser has a session of this environment, the header shows
 * (decision 015), and the page has the chosen theme. It is byte-identical in every zone.
 */
export const pageHint = `{const p=(${JSON.stringify(prefixes)}.find(([a])=>location.href.startsWith(a))||[])[1],d=document.documentElement.dataset;for(const c of p?document.cookie.split("; "):[]){if(c.startsWith(p+"refresh_token="))d.session="";if(c.startsWith(p+"theme="))d.theme=c.slice(p.length+6)}}`;
