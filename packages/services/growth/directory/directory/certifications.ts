/** Certifications and attestations that the directory can be filtered by, each with a pattern for its names in sources. */
const groups: readonly [string, RegExp][] = [
  ['SOC 2', /\bsoc\s*2\b/i],
  ['ISO 27001', /\b27001\b/],
  ['SOC 1', /\bsoc\s*1\b/i],
  ['SOC 3', /\bsoc\s*3\b/i],
  ['ISO 27017', /\b27017\b/],
  ['ISO 27018', /\b27018\b/],
  ['ISO 27701', /\b27701\b/],
  ['ISO 42001', /\b42001\b/],
  ['ISO 9001', /\b9001\b/],
  ['PCI DSS', /\bpci\b/i],
  ['HIPAA', /\bhipaa\b/i],
  ['FedRAMP', /\bfedramp\b/i],
  ['CSA STAR', /\bcsa\b|\bstar\b/i],
  ['GDPR', /\bgdpr\b/i],
  ['CCPA', /\bccpa\b|\bcpra\b/i],
];

export const certificationGroups = groups.map(([group]) => group);

/** Returns the groups that match a certification in a source, such as `SOC 2 Type II`; empty if it can't be filtered by. */
export const groupsOf = (certification: string): string[] =>
  groups.filter(([, pattern]) => pattern.test(certification)).map(([group]) => group);
