// @ts-check
/** The seven environments (§2, §9) and the prefix of each before a sub-domain label (decision 002). */
export const environments = /** @type {const} */ ({
  local: { deployed: false },
  localHttps: { deployed: false },
  dev: { deployed: true, prefix: 'dev-' },
  qa: { deployed: true, prefix: 'qa-' },
  staging: { deployed: true, prefix: 'stg-' },
  uat: { deployed: true, prefix: 'uat-' },
  prod: { deployed: true, prefix: '' },
});

/** @typedef {keyof typeof environments} EnvironmentName */

/**
 * Returns the default domain of firms' websites: `{name}.{this}`. On a developer's machine it shares no cookie with the suite.
 * @param {string} domain the provider domain
 */
export const sitesDomainOf = (domain) => (isLoopback(domain) ? 'sites.localhost' : `sites.${domain}`);

/** Whether a domain belongs to the local machine only. @param {string} domain */
export const isLoopback = (domain) => domain === 'localhost' || domain.endsWith('.localhost');

export const environmentNames = /** @type {EnvironmentName[]} */ (Object.keys(environments));

/** Returns the prefix of the sub-domain label; empty where hosts differ by port. @param {EnvironmentName} name */
export function prefixOf(name) {
  const environment = environments[name];
  return 'prefix' in environment ? environment.prefix : '';
}
