import type { Answer } from './render-in-suite';

interface ListServer {
  answer: Answer;
  /** The queries of all requests, the last one at the end. */
  requested: URLSearchParams[];
}

/** Returns a server that pages the rows and records what it was asked; `rest` completes its responses. */
export function listServer<Row>(key: string, rows: readonly Row[], rest: object = {}): ListServer {
  const requested: URLSearchParams[] = [];
  return {
    requested,
    answer(request) {
      const query = new URL(request.url).searchParams;
      requested.push(query);
      const offset = Number(query.get('offset'));
      return Response.json({ ...rest, total: rows.length, [key]: rows.slice(offset, offset + Number(query.get('limit'))) });
    },
  };
}
