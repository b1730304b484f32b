import type { Endpoint, PathParams } from '@suite/contract/endpoint';
import type { Context } from 'hono';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { parseJson } from './parse-json';
import { InvalidRequestError } from './problem';

type Parsed<E, Key extends 'query' | 'body' | 'form'> =
  E extends Record<Key, infer S extends GenericSchema> ? InferOutput<S> : undefined;

/** A request as its handler receives it, parsed by the contract's schemas. */
export interface Input<E extends Endpoint> {
  params: PathParams<E>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  form: Parsed<E, 'form'>;
}

/** Maximum characters of a body whose errors are all reported; a longer one may have half a million and gets the first. */
const EVERY_FAULT = 4_096;

/**
 * Parses a request with its endpoint's schemas.
 * @throws InvalidRequestError when they reject it.
 */
export async function parseInput<E extends Endpoint>(endpoint: E, context: Context, text: string): Promise<Input<E>> {
  const isShort = text.length <= EVERY_FAULT;
  return {
    params: context.req.param(),
    query: endpoint.query && check(endpoint.query, context.req.query(), true),
    body: endpoint.body && check(endpoint.body, json(context, text), isShort),
    form: endpoint.form && check(endpoint.form, form(context, text), isShort),
  } as Input<E>;
}

function check(schema: GenericSchema, value: unknown, isShort: boolean): unknown {
  // The patterns of a schema aren't run on a text longer than the schema allows.
  const result = safeParse(schema, value, { abortEarly: !isShort, abortPipeEarly: true });
  if (result.success) return result.output;
  const fields = Object.fromEntries(result.issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  throw new InvalidRequestError('The request is not of the form this call takes.', fields);
}

const mediaType = (context: Context) => context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();

/** Accepts only `application/json`, because a browser sends a preflight before it sends that across origins. */
function json(context: Context, text: string): unknown {
  if (mediaType(context) !== 'application/json') throw new InvalidRequestError('The body must be application/json.');
  return parseJson(text);
}

function form(context: Context, text: string): Record<string, string> {
  if (mediaType(context) !== 'application/x-www-form-urlencoded') {
    throw new InvalidRequestError('The body must be application/x-www-form-urlencoded.');
  }
  return Object.fromEntries(new URLSearchParams(text));
}
