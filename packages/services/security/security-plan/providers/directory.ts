import directory from './directory.json' with { type: 'json' };

interface Known {
  name: string;
  service: string;
  website: string;
  /** Address of its data processing agreement; empty where the directory has none. */
  contract: string;
  certifications: string;
}

const forms = new Set(['inc', 'llc', 'ltd', 'corp', 'co', 'gmbh', 'plc']);

/** Letters and digits, without the form of a company at the end. */
function keyOf(name: string): string {
  const words =
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}]\S*/gu)
      ?.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')) ?? [];
  if (words.length > 1 && forms.has(words.at(-1) ?? '')) words.pop();
  return words.join('');
}

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
