import { SuiteError } from '@suite/contract/errors';
import type { Context } from 'hono';
import { InvalidRequestError } from './problem';

/** Maximum bytes of a body without a sign-in: a form, or a refresh token from a cookie. */
export const ANONYMOUS_BODY = 16_384;

/** Maximum bytes of a body from somebody who has signed in. */
export const CALLER_BODY = 1_048_576;

const tooLarge = (most: number) => new SuiteError('payload_too_large', `The body may have at most ${most} bytes.`);

/**
 * Reads the body of a request. All bodies are read here, except those written to a file or parsed as they arrive.
 * @param most bytes it may have
 * @throws SuiteError `payload_too_large`; InvalidRequestError when the connection ends first
 */
export async function readBytes({ req }: Context, most: number): Promise<Uint8Array> {
  const announced = req.header('Content-Length');
  if (Number(announced) > most) throw tooLarge(most);
  try {
    // Node ends a body at its declared length.
    if (announced !== undefined) return new Uint8Array(await req.arrayBuffer());
    return await collect(req.raw.body, most);
  } catch (error) {
    if (error instanceof SuiteError) throw error;
    throw new InvalidRequestError('The connection ended before the body was complete.');
  }
}

/** @throws the same errors as readBytes; InvalidRequestError when the body is not UTF-8 */
export async function readText(context: Context, most: number): Promise<string> {
  const bytes = await readBytes(context, most);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidRequestError('The text is not in UTF-8, so its letters can’t be read. Save it as UTF-8, and send it again.');
  }
}

async function collect(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Canceling the body would close the connection, and lose the response.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
