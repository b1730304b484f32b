import { readFile } from 'node:fs/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Failure } from '../errors/failure';
import type { FileStore } from './file-store';

const SECOND = 1000;

/** Milliseconds to wait for the store. */
const PATIENCE = 60 * SECOND;

const badAddress = (cause?: unknown) =>
  new Failure('SUITE_FILES_URL is not the address of a store: write it as https://KEY:SECRET@host/bucket?region=eu-central-1.', {
    cause,
  });

/**
 * Stores contents in a bucket of a store with an S3-compatible API.
 * @param address `https://KEY:SECRET@host/bucket/folder?region=eu-central-1`, key and secret URL-encoded; the folder is optional
 * @throws Failure when the address is invalid
 */
export function createS3Store(address: string): FileStore {
  const { client, base } = connect(address);
  const call = async (method: string, hash: string, body?: Buffer<ArrayBuffer>) => {
    // The hash of the body is signed, so that the store rejects content that was changed in transit.
    const headers = body && { 'X-Amz-Content-Sha256': hash };
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await client.fetch(`${base}/${hash}`, {
      method,
      signal,
      ...(body && { body }),
      ...(headers && { headers }),
    });
    if (response.ok || response.status === 404) return response;
    const reason = /<Code>([\w.]+)<\/Code>/.exec(await response.text())?.[1] ?? '';
    throw new Error(`the store of files answered ${method} with ${response.status} ${reason}`.trimEnd());
  };
  return {
    async put(hash, draft) {
      const { status } = await call('PUT', hash, await readFile(draft));
      if (status === 404) throw new Failure('There is no such bucket at SUITE_FILES_URL: create it, or correct the address.');
    },
    async read(hash) {
      const response = await call('GET', hash);
      if (response.status !== 404) return (response.body ?? undefined) as ReadableStream | undefined;
      await response.body?.cancel();
      return undefined;
    },
    async remove(hash) {
      await (await call('DELETE', hash)).body?.cancel();
    },
  };
}

function connect(address: string) {
  let url: URL;
  try {
    url = new URL(address);
  } catch (cause) {
    // Omits the cause, whose message contains the secret.
    throw badAddress((cause as NodeJS.ErrnoException).code);
  }
  const { protocol, username, password, origin, pathname, searchParams } = url;
  const folder = pathname.replace(/\/+$/, '');
  if (!/^https?:$/.test(protocol) || !username || !password || !folder) throw badAddress();
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  return { client, base: origin + folder };
}
