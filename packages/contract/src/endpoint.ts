import type { ZoneName } from '@suite/zones/zones';
import type { GenericSchema } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The config key whose value stands before an endpoint's path (decision 004, "config keys"), or `page` for the page's own host,
 * whose writes need the CSRF header.
 */
export type Base = 'API_BASE_URL' | 'RNAPI2_BASE_URL' | 'LEGACY_INSIGHTS_BASE_URL' | 'ACOREN_GRAPHQL_BASE_URL' | 'page';

/**
 * What a person may do in a company: open an app, change what its apps show, or administer people and access
 * (decision 004, "rights"); and whatever the company, operate the suite, or have what is granted by e-mail domain.
 */
export type Right = `app:${ZoneName}` | 'change' | 'admin' | 'operator' | 'proven-email' | typeof TWO_FACTOR_NEEDED;

/** In the place of all rights in a company that requires two-factor authentication, until the session has proven it. */
export const TWO_FACTOR_NEEDED = 'two-factor-needed';

/** One HTTP call of the suite: what a caller sends and what each status answers. */
export interface Endpoint {
  method: Method;
  base: Base;
  /** Begins with `/`; parameters stand in braces, `/users/{userId}`. */
  path: `/${string}`;
  /** `bearer` needs an access token; `cookie` sends the identity host's own cookies. */
  auth: 'bearer' | 'cookie' | 'none';
  /** The browser may keep the answer as its headers say. */
  isCached?: true;
  /** It reads or sets a cookie of the API host, which a browser sends and keeps only when it was asked with cookies. */
  usesCookies?: true;
  /** What the caller must hold, or one of what; 403 otherwise. */
  right?: Right | readonly Right[];
  /** It is of the own account: open where a company requires two-factor authentication that the session has not proven. */
  beforeTwoFactor?: true;
  /** It changes only what is the caller's own, so it takes no right to change. */
  isPersonal?: true;
  query?: GenericSchema;
  /** JSON body. */
  body?: GenericSchema;
  /** Most bytes of the body, where that is more than what every call may send. */
  maxBytes?: number;
  /** Form-encoded body (the token endpoint). */
  form?: GenericSchema;
  /** The body is a file, read as it comes and by no means kept for a repetition. */
  isFile?: true;
  /** It waits for the server of somebody else, and is no transaction: the embedded database would wait with it. */
  waitsOutside?: true;
  /** It changes nothing, whatever its method: it asks with a body. */
  onlyReads?: true;
  /** Success body; absent when the answer has none. */
  answer?: GenericSchema;
  /** Media type of the success body when that is a file, which a browser saves, in the place of `answer`. */
  answerFile?:
    | 'application/pdf'
    | 'application/zip'
    | 'text/csv'
    | 'text/markdown'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  /** The success body is a stream of server-sent events. */
  answerStream?: true;
  /** Success status, 200 unless said. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** §8 has a row for the failure of this call, such as "still redirects": the general rows do not apply to it. */
  hasOwnFailure?: true;
  /** Bodies of the failures this call names; every other failure is a `problem`. */
  failures?: Record<number, GenericSchema>;
}

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Names in braces of a path. */
type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Params<Rest> : never;

export type PathParams<E extends Endpoint> = { [Name in Params<E['path']>]: string };

/** An endpoint's path with its parameters filled in and encoded. */
export function pathOf<E extends Endpoint>(definition: E, params: PathParams<E>): string {
  return definition.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key as keyof PathParams<E>]));
}
