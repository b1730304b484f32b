import { createHash } from 'node:crypto';
import { ProviderError } from './provider-error';

interface Page<Item> {
  items: readonly Item[];
  /** The maximum number of rows in a page. */
  size: number;
  /** The number of pages according to the provider. */
  of: number;
  /** True on the last page. */
  isLast: boolean;
}

interface Pages<Item> {
  provider: string;
  /** The first page to request, counted from 1. */
  from: number;
  ask: (page: number) => Promise<Page<Item>>;
}

/** How many pages may follow beyond twice the number announced, because people add data in the meantime. */
const SLACK = 10;

/**
 * Requests page after page. It stops if a provider never ends: it returns the same page again, or many more pages than announced.
 * @throws ProviderError
 */
export async function* pages<Item>({ provider, from, ask }: Pages<Item>): AsyncGenerator<Page<Item> & { page: number }> {
  const seen = new Set<string>();
  let limit = Number.POSITIVE_INFINITY;
  for (let page = from; ; page++) {
    const answer = await ask(page);
    if (page === from) limit = 2 * answer.of + SLACK;
    const print = createHash('sha256').update(JSON.stringify(answer.items)).digest('base64');
    if (answer.items.length && (seen.has(print) || page > limit)) {
      throw new ProviderError(`${provider} does not come to an end of its pages; the suite left it at page ${page}.`);
    }
    seen.add(print);
    yield { ...answer, page };
    if (answer.isLast) return;
  }
}
