import type { SuiteError } from '@suite/contract/errors';

/** What there is to do, and where. */
export interface Matter {
  /** The number that it is about. */
  value?: string;
  text: string;
  /** What is due, the earliest first; `day` is formatted text. */
  calendar?: { day: string; text: string; isOverdue: boolean }[];
  links: { text: string; href: string }[];
}

/** One monitored topic and its state. */
export interface News {
  title: string;
  /** `note` is worth showing, but needs no action. */
  state: 'loading' | 'failed' | 'fine' | 'note' | 'needed';
  value?: string;
  /** The state in one sentence. */
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

/** Returns the news of a read; `matterOf` returns undefined when all is fine, or a text that is only information. */
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

/** What needs action comes first, then failures, then notes. */
const order: readonly News['state'][] = ['needed', 'failed', 'note'];

export const toTell = (news: readonly News[]): News[] => order.flatMap((state) => news.filter((one) => one.state === state));
