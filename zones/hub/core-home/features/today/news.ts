import type { SuiteError } from '@suite/contract/errors';

/** What there is to do, and where. */
export interface Matter {
  /** The number that it is about. */
  value?: string;
  text: string;
  links: { text: string; href: string }[];
}

/** One card: what it looks after, and how that stands. */
export interface News {
  title: string;
  state: 'loading' | 'failed' | 'quiet' | 'needed';
  value?: string;
  /** How things stand, in a sentence. */
  text: string;
  links: Matter['links'];
  retry: () => void;
}

interface Read<Data> {
  data: Data | undefined;
  error: SuiteError | undefined;
  mutate: () => Promise<unknown>;
}

interface Words {
  title: string;
  failed: string;
  quiet: string;
}

/** The card of a read; `matterOf` answers undefined when nothing is to be done, or a text that says why that is not known. */
export function newsOf<Data>(
  { data, error, mutate }: Read<Data>,
  words: Words,
  matterOf: (data: Data) => Matter | string | undefined,
): News {
  const same = { title: words.title, links: [], retry: () => void mutate() };
  if (data === undefined)
    return error ? { ...same, state: 'failed', text: words.failed } : { ...same, state: 'loading', text: '' };
  const matter = matterOf(data);
  if (typeof matter === 'object') return { ...same, ...matter, state: 'needed' };
  return { ...same, state: 'quiet', text: matter ?? words.quiet };
}
