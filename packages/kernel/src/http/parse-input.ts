import type { Endpoint, PathParams } from '@suite/contract/endpoint';
import type { Context } from 'hono';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { parseJson } from './parse-json';
import { InvalidRequest } from './problem';

type Parsed<E, Key extends 'query' | 'body' | 'form'> =
  E extends Record<Key, infer S extends GenericSchema> ? InferOutput<S> : undefined;

/** A request as its handler gets it, parsed by the contract's schemas. */
export interface Input<E extends Endpoint> {
  params: PathParams<E>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  form: Parsed<E, 'form'>;
}

/** Characters of a body of which every fault is named; a longer one may have half a million, and gets the first. */
const EVERY_FAULT = 4_096;

/**
 * Reads a request as its endpoint's schemas say.
 * @throws InvalidRequest when they refuse it.
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
  // A text that is longer than its schema permits isn't searched by the patterns of the same schema.
  const result = safeParse(schema, value, { abortEarly: !isShort, abortPipeEarly: true });
  if (result.success) return result.output;
  const fields = Object.fromEntries(result.issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  throw new InvalidRequest('The request is not of the form this call takes.', fields);
}

const mediaType = (context: Context) => context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();

/** Only `application/json`: a browser asks before it sends that across origins. */
function json(context: Context, text: string): unknown {
  if (mediaType(context) !== 'application/json') throw new InvalidRequest('The body must be application/json.');
  return parseJson(text);
}

function form(context: Context, text: string): Record<string, string> {
  if (mediaType(context) !== 'application/x-www-form-urlencoded') {
    throw new InvalidRequest('The body must be application/x-www-form-urlencoded.');
  }
  return Object.fromEntries(new URLSearchParams(text));
}
