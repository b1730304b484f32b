import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { addressesOf, type Network, pinned, reasonOf } from '@services/events/ports';
import { Failure } from '@suite/kernel/errors/failure';

/** The maximum size of a feed in bytes. */
export const MAX_FEED = 2_000_000;

/**
 * Fetches the text of a feed. It connects only to the addresses that were checked, even if the DNS has changed since, and follows
 * no redirects. @throws Failure with a sentence that says why
 */
export async function fetchFeed(url: URL, network: Network, signal: AbortSignal): Promise<string> {
  const deadline = AbortSignal.timeout(network.timeout);
  const addresses = await addressesOf(url, network);
  try {
    return await new Promise<string>((resolve, reject) => {
      const outgoing = request(url, {
        agent: false,
        lookup: pinned(addresses),
        rejectUnauthorized: true,
        ...(network.ca && { ca: network.ca }),
        signal: AbortSignal.any([signal, deadline]),
        headers: { Accept: 'text/calendar', 'Accept-Encoding': 'identity', 'User-Agent': 'FirmSuite-Calendar' },
      });
      outgoing.on('error', reject);
      outgoing.on('close', () => reject(new Failure('The connection ended without an answer.')));
      outgoing.on('response', (response) => {
        textOf(response)
          .then(resolve, reject)
          .finally(() => outgoing.destroy());
      });
      outgoing.end();
    });
  } catch (error) {
    if (deadline.aborted)
      throw new Failure(`There was no complete answer within ${network.timeout / 1000} seconds.`, { cause: error });
    if (error instanceof Failure) throw error;
    throw new Failure(`The connection failed: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Returns the text of a feed. A line may be folded between the bytes of one character (RFC 5545, 3.1). */
export function textOfFeed(bytes: Buffer): string {
  const joined = bytes.toString('latin1').replace(/([\x80-\xff])\r?\n[ \t](?=[\x80-\xbf])/g, '$1');
  return Buffer.from(joined, 'latin1').toString('utf8');
}

async function textOf(response: IncomingMessage): Promise<string> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) throw new Failure(`The server answered ${statusCode} instead of a calendar.`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_FEED) throw new Failure(`The calendar is larger than ${MAX_FEED / 1_000_000} MB.`);
    chunks.push(chunk);
  }
  return textOfFeed(Buffer.concat(chunks));
}
