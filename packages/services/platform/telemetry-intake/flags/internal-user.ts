import { parseJson } from '@suite/kernel/http/parse-json';
import { InvalidRequestError } from '@suite/kernel/http/problem';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether a context is that of an internal user (§3, "Feature-flag context"), in each of the forms that the SDK's
 * `checkContext` accepts: of one kind, of several, and the older form of a user without a kind.
 * @param text JSON
 * @throws InvalidRequestError when it is not a context
 */
export function isInternalUser(text: string): boolean {
  const context = parse(text);
  if (!isObject(context)) throw unreadable();
  const { kind = 'user' } = context;
  if (kind === 'multi') return isInternal(ofManyKinds(context).user);
  if (typeof kind !== 'string' || !hasKey(context)) throw unreadable();
  if (kind !== 'user') return false;
  return isInternal(context) || (isObject(context.custom) && isInternal(context.custom));
}

const unreadable = () => new InvalidRequestError('This is no evaluation context.');

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw unreadable();
  }
}

const hasKey = ({ key }: Json) => typeof key === 'string' && key !== '';

function ofManyKinds({ kind, ...contexts }: Json): Json {
  for (const context of Object.values(contexts)) {
    if (!isObject(context) || !hasKey(context)) throw unreadable();
  }
  return contexts;
}

const isInternal = (attributes: unknown) => isObject(attributes) && attributes.internalUser === true;
