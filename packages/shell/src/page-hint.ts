import { cookieName } from '@suite/contract/cookies';
import { environmentNames, prefixOf } from '@suite/zones/environments';

/** What the names of an environment's cookies begin with, by what its addresses do; prod, which has no prefix, comes last. */
const prefixes = environmentNames.map((environment): [string, string] => {
  const prefix = cookieName(environment, 'theme').replace(/theme$/, '');
  if (environment === 'local') return ['http://localhost', prefix];
  if (environment === 'localHttps') return ['https://localhost', prefix];
  return [`https://${prefixOf(environment)}`, prefix];
});

/**
 * A script that fails before the page is there, as after a deployment that this page's server does not have yet, loads the page
 * anew: once in a minute. One that fails later does not, for a person may have entered something.
 */
const reloadOnce = `{const f=e=>{const s=e.target;if(s.tagName=="SCRIPT"&&s.src)try{const k="suite-reloaded",n=Date.now();if(n-(sessionStorage[k]||0)>6e4){sessionStorage[k]=n;location.reload()}}catch{}};addEventListener("error",f,true);addEventListener("load",()=>removeEventListener("error",f,true))}`;

/**
 * The one inline script of the suite, for the first paint: while the browser holds a session of this environment the
 * header shows (decision 015), and the page stands in the theme that was chosen. It has the same bytes in every zone.
 */
export const pageHint = `{const p=(${JSON.stringify(prefixes)}.find(([a])=>location.href.startsWith(a))||[])[1],d=document.documentElement.dataset;for(const c of p?document.cookie.split("; "):[]){if(c.startsWith(p+"refresh_token="))d.session="";if(c.startsWith(p+"theme="))d.theme=c.slice(p.length+6)}}${reloadOnce}`;
