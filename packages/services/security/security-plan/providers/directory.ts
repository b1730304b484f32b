import directory from './directory.json' with { type: 'json' };

interface Known {
  name: string;
  service: string;
  website: string;
  /** URL of its data processing agreement; empty when the directory has none. */
  contract: string;
  certifications: string;
}

const forms = new Set(['inc', 'llc', 'ltd', 'corp', 'co', 'gmbh', 'plc']);

/** Returns the letters and digits of a name, without the legal form at the end. */
function keyOf(name: string): string {
  const words =
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}]\S*/gu)
      ?.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')) ?? [];
  if (words.length > 1 && forms.has(words.at(-1) ?? '')) words.pop();
  return words.join('');
}

/** Returns the directory's providers among the names, which are written as in a ledger's vendors. */
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
