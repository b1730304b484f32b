import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Source } from '../contract/answers';
import { readRows } from './read-rows';
import type { Tool } from './tool-list';

/** The person who asks, and how calls are made for them. */
export interface Asker {
  /** The header of the original request, whose token authorizes every call. */
  authorization: string;
  /** Origin of the API's host in the original request. */
  origin: string;
}

/** Calls the API within this process, through the same routes and thus with the same authorization as from outside. */
export type CallApi = (request: Request) => Response | Promise<Response>;

export interface ToolAnswer {
  answer: Record<string, unknown>;
  rows: Source[];
}

/** A tool call that can't be made; the message is for the model or the person. */
export class ToolError extends Error {
  override name = 'ToolError';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Maximum number of rows that one call requests. */
const MAX_ROWS = 50;

/** Milliseconds after which a call times out. */
const TIMEOUT = 30_000;

interface Call {
  asker: Asker;
  args: Readonly<Record<string, unknown>>;
  currency: string;
  firstKey: number;
  signal?: AbortSignal;
}

/**
 * Makes a call for a person. A model's arguments are checked here and again by the route: an argument that the contract does not
 * have is refused, and a path accepts only ids.
 * @throws ToolError
 */
export async function callTool(
  callApi: CallApi,
  tool: Tool,
  { asker, args, currency, firstKey, signal }: Call,
): Promise<ToolAnswer> {
  const url = new URL(addressOf(tool, args), asker.origin);
  const request = new Request(url, { headers: { Authorization: asker.authorization } });
  const response = await inTime(Promise.resolve(callApi(request)), signal);
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw new ToolError(String(answer.message ?? 'The call failed.'), response.status);
  const asOf = typeof args.asOf === 'string' ? args.asOf : undefined;
  return { answer, rows: readRows(answer, { tool: tool.name, currency, firstKey, asOf }) };
}

function addressOf(tool: Tool, args: Readonly<Record<string, unknown>>): string {
  const known = tool.parameters.properties;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (!Object.hasOwn(known, name)) throw new ToolError(`${tool.name} has no argument ${name.slice(0, 60)}.`, 400);
    if (value === null || value === undefined || value === '' || tool.params.includes(name)) continue;
    if (typeof value === 'object') throw new ToolError(`The argument ${name} takes a text or a number.`, 400);
    query.set(name, name === 'limit' ? String(Math.min(Number(value) || MAX_ROWS, MAX_ROWS)) : String(value).slice(0, 500));
  }
  const path = tool.pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(args[name] ?? '');
    if (!isUuid(value)) throw new ToolError(`The argument ${name} takes an id that another call has answered.`, 400);
    return value;
  });
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

async function inTime<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ToolError('The call took too long.', 504)), TIMEOUT);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
