import { type Endpoint, pathOf } from '@suite/contract/endpoint';
import { Header } from '@suite/contract/headers';
import type { LooseRequest } from './request-of';

/** Options of `fetch` for a call; the same for both tries except for the bearer. */
export interface FetchInit extends RequestInit {
  method: string;
  headers: Headers;
}

/** Returns an endpoint's path with the parameters and the query of a request. */
export function targetOf(endpoint: Endpoint, { params = {}, query }: LooseRequest): string {
  const text = definedParams(query).toString();
  return pathOf(endpoint, params) + (text && `?${text}`);
}

/** Builds the options of `fetch`. `csrfToken` is undefined when the header must not be sent (§7). */
export const fetchInit = (endpoint: Endpoint, request: LooseRequest, csrfToken: string | undefined): FetchInit => ({
  method: endpoint.method,
  headers: headersOf(endpoint, request, csrfToken),
  body: bodyOf(endpoint, request),
  credentials: endpoint.auth === 'cookie' || endpoint.usesCookies ? 'include' : 'same-origin',
  // New tokens must reach the cookies even if the tab that requested them is closed.
  keepalive: Boolean(endpoint.form || request.outlivesPage),
  cache: endpoint.isCached ? 'default' : 'no-store',
});

function bodyOf({ form, body, isFile }: Endpoint, request: LooseRequest): BodyInit | undefined {
  if (form) return definedParams(request.form);
  if (isFile) return request.file;
  return body && JSON.stringify(request.body);
}

function headersOf({ method, form, isFile }: Endpoint, request: LooseRequest, csrfToken: string | undefined): Headers {
  const headers = new Headers(request.headers);
  if (!form) headers.set('Content-Type', isFile ? 'application/octet-stream' : 'application/json');
  headers.set(Header.handleLocally, (request.handleLocally ?? []).join(','));
  if (method === 'GET') return headers;
  if (csrfToken !== undefined) headers.set(Header.csrf, csrfToken);
  // A file's stream can be read only once, and the platform stores no response for a retry.
  if (!isFile) headers.set(Header.idempotencyKey, request.idempotencyKey || crypto.randomUUID());
  return headers;
}

function definedParams(values: Record<string, string | undefined> = {}): URLSearchParams {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(entries);
}
