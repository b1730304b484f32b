import { request as httpRequest, type IncomingMessage } from 'node:http';

/** A response, and the size of the heads of both messages in bytes. */
export interface RawExchange {
  status: number | undefined;
  requestHead: number;
  answerHead: number;
  setCookie: string[];
  text: string;
}

interface RawRequest {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends a request with exactly these headers to a server of this machine. */
export function exchangeRaw(port: number, { method = 'GET', path, headers, body = '' }: RawRequest): Promise<RawExchange> {
  const length = body ? { 'Content-Length': String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const sent = { ...headers, ...length, Connection: 'close' };
    const asking = httpRequest({ host: '127.0.0.1', port, method, path, headers: sent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          requestHead: bytesOf(`${method} ${path} HTTP/1.1`, Object.entries(sent).flat()),
          answerHead: bytesOf(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, answer.rawHeaders),
          setCookie: answer.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asking.on('error', reject).end(body);
  });
}

const bytesOf = (first: string, namesAndValues: IncomingMessage['rawHeaders']) =>
  `${first}\r\n\r\n`.length + namesAndValues.reduce((sum, text) => sum + text.length + 2, 0);
