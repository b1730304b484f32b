import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const secret = 'a/secret+with=signs';
const accessKey = 'TESTKEY';
const region = 'eu-test-1';
const bucket = 'bucket';

export interface S3Server {
  /** Returns a value for `SUITE_FILES_URL`, optionally with another secret. */
  address(otherSecret?: string): string;
  names(): string[];
  /** Statuses to return instead of the normal responses, one for each request. */
  faults: number[];
  close(): Promise<void>;
}

/** Starts an in-memory bucket that checks signatures as S3 does (Signature Version 4). */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const faults: number[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const answer = (status: number, content?: Buffer | string) => response.writeHead(status).end(content);
    const name = request.url ?? '';
    const fault = faults.shift();
    if (fault) return answer(fault);
    if (!isSigned(request)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const claimed = request.headers['x-amz-content-sha256'];
    if (request.method === 'PUT' && claimed !== hashOf(body))
      return answer(400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
    if (!name.startsWith(`/${bucket}/`)) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return answer(request.method === 'PUT' ? 200 : 204);
    const found = objects.get(name);
    return found ? answer(200, found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: (otherSecret = secret) =>
      `http://${accessKey}:${encodeURIComponent(otherSecret)}@${host}/${bucket}/firm?region=${region}`,
    names: () => [...objects.keys()],
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hashOf = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, key, day = '', where, signedHeaders = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (key !== accessKey || where !== region) return false;
  const lines = signedHeaders.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', lines.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashOf(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}
