import directory from './directory.json' with { type: 'json' };

interface Known {
  name: string;
  service: string;
  website: string;
  /** Address of its data processing agreement; empty where the directory has none. */
  contract: string;
  certifications: string;
}

/** Letters and digits, without the forms of companies. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[,.]?\s+(inc|llc|ltd|corp|co|gmbh|plc)\.?$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Those of the directory that are among the names, as vendors of a ledger are written. */
export function directoryOf(names: readonly string[]): Known[] {
  const keys = new Set(names.map(keyOf));
  return directory
    .filter(({ name }) => keys.has(keyOf(name)))
    .map(({ name, category, website, contract, certifications }) => ({
      name,
      service: category.toLowerCase().replaceAll('_', ' '),
      website,
      contract,
      certifications: certifications.join(', '),
    }));
}
