import type { ZoneName } from '@suite/zones/zones';
import type { GenericSchema } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The config key with the base address of an endpoint (decision 004, "config keys"), or `page` for the page's own host, whose
 * writes need the CSRF header.
 */
export type Base = 'API_BASE_URL' | 'RNAPI2_BASE_URL' | 'LEGACY_INSIGHTS_BASE_URL' | 'ACOREN_GRAPHQL_BASE_URL' | 'page';

/**
 * What a person may do in a company: open an app, change what its apps show, or administer people and access (decision 004,
 * "rights"). In addition, independent of the company: operate the suite, or use what is granted by email domain.
 */
export type Right = `app:${ZoneName}` | 'change' | 'admin' | 'operator' | 'proven-email' | typeof TWO_FACTOR_NEEDED;

/** Replaces all rights in a company that requires two-factor authentication until the session has completed it. */
export const TWO_FACTOR_NEEDED = 'two-factor-needed';

/** One HTTP call of the suite: what a caller sends and what each status returns. */
export interface Endpoint {
  method: Method;
  base: Base;
  /** Starts with `/`; parameters are in braces, `/users/{userId}`. */
  path: `/${string}`;
  /** `bearer` needs an access token; `cookie` sends the identity host's own cookies. */
  auth: 'bearer' | 'cookie' | 'none';
  /** The browser may cache the response according to its headers. */
  isCached?: true;
  /** The tab's next page shows the last response at once, while it reads a new one (decision 035). */
  isStored?: true;
  /** Reads or sets a cookie of the API host. Browsers send and store it only when the request includes credentials. */
  usesCookies?: true;
  /** The right that the caller needs, or a list of which one is enough; 403 otherwise. */
  right?: Right | readonly Right[];
  /**
   * Concerns the caller's own account: also allowed in a company that requires two-factor authentication before the session has
   * completed it.
   */
  beforeTwoFactor?: true;
  /** Changes only the caller's own data, so it doesn't need the right to change. */
  isPersonal?: true;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Maximum size of the body in bytes, if larger than the limit of all calls. */
  maxBytes?: number;
  /** Form-encoded body (the token endpoint). */
  form?: GenericSchema;
  /** The body is a file that is streamed and never stored for a retry. */
  isFile?: true;
  /** Waits for an external server, so it doesn't run in a transaction: the embedded database would wait with it. */
  waitsOutside?: true;
  /** Changes nothing, whatever its method: it is a query with a body. */
  onlyReads?: true;
  /** Body of a success; absent when the response is empty. */
  response?: GenericSchema;
  /** Media type of the success body when it is a file, which a browser saves. Used instead of `response`. */
  responseFile?:
    | 'application/octet-stream'
    | 'application/pdf'
    | 'application/zip'
    | 'text/csv'
    | 'text/markdown'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  responseStream?: true;
  /** Success status, 200 by default. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** §8 has its own row for a failure of this call, such as "still redirects"; the general rows don't apply to it. */
  hasOwnFailure?: true;
  /** Bodies of the failures that this call names; every other failure is a `problem`. */
  failures?: Record<number, GenericSchema>;
}

/** Checks the shape of an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Names in braces in a path. */
type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Params<Rest> : never;

export type PathParams<E extends Endpoint> = { [Name in Params<E['path']>]: string };

/** Returns an endpoint's path with its parameters filled in and encoded. */
export function pathOf<E extends Endpoint>(definition: E, params: PathParams<E>): string {
  return definition.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key as keyof PathParams<E>]));
}
