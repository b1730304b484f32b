import type { SuiteError } from '@suite/contract/errors';

/** What there is to do, and where. */
export interface Matter {
  /** The number that it is about. */
  value?: string;
  text: string;
  /** What is due, the earliest first; `day` in words. */
  calendar?: { day: string; text: string; isOverdue: boolean }[];
  links: { text: string; href: string }[];
}

/** One thing that is looked after, and how it stands. */
export interface News {
  title: string;
  /** `note` is worth to be told, with nothing to be done about it. */
  state: 'loading' | 'failed' | 'fine' | 'note' | 'needed';
  value?: string;
  /** How things stand, in a sentence. */
  text: string;
  calendar?: Matter['calendar'];
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
}

/** The news of a read; `matterOf` answers undefined when all is fine, or a text that is only to be told. */
export function newsOf<Data>(
  { data, error, mutate }: Read<Data>,
  words: Words,
  matterOf: (data: Data) => Matter | string | undefined,
): News {
  const same = { title: words.title, text: '', links: [], retry: () => void mutate() };
  if (data === undefined) return error ? { ...same, state: 'failed', text: words.failed } : { ...same, state: 'loading' };
  const matter = matterOf(data);
  if (matter === undefined) return { ...same, state: 'fine' };
  return typeof matter === 'string' ? { ...same, state: 'note', text: matter } : { ...same, ...matter, state: 'needed' };
}

/** What needs somebody first, then what could not be loaded and what is only told. */
const order: readonly News['state'][] = ['needed', 'failed', 'note'];

export const toTell = (news: readonly News[]): News[] => order.flatMap((state) => news.filter((one) => one.state === state));
