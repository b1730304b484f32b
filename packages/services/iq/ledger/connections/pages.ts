import { createHash } from 'node:crypto';
import { ProviderFailure } from './provider-failure';

interface Page<Item> {
  items: readonly Item[];
  /** Rows that a page holds at most. */
  size: number;
  /** How many pages the provider says there are. */
  of: number;
  /** Nothing follows. */
  isLast: boolean;
}

interface Pages<Item> {
  provider: string;
  /** The first to ask for, counted from 1. */
  from: number;
  ask: (page: number) => Promise<Page<Item>>;
}

/** Pages that may come beyond twice as many as the provider announced: what others enter meanwhile. */
const SLACK = 10;

/**
 * Page after page. A provider that never comes to an end is left: the same page again, or many more than it announced.
 * @throws ProviderFailure
 */
export async function* pages<Item>({ provider, from, ask }: Pages<Item>): AsyncGenerator<Page<Item> & { page: number }> {
  const seen = new Set<string>();
  let limit = Number.POSITIVE_INFINITY;
  for (let page = from; ; page++) {
    const answer = await ask(page);
    if (page === from) limit = 2 * answer.of + SLACK;
    const print = createHash('sha256').update(JSON.stringify(answer.items)).digest('base64');
    if (answer.items.length && (seen.has(print) || page > limit)) {
      throw new ProviderFailure(`${provider} does not come to an end of its pages; the suite left it at page ${page}.`);
    }
    seen.add(print);
    yield { ...answer, page };
    if (answer.isLast) return;
  }
}
