import { InvalidRequestError } from './problem';

/** Maximum nesting of objects and lists in a body; the deepest in the contract has eight levels. */
const DEPTH = 64;

/**
 * Parses a body as JSON.
 * @throws InvalidRequestError when it is not JSON, or so deeply nested that code walking it could run out of stack
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new InvalidRequestError(`The body has more than ${DEPTH} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequestError('The body is not JSON.');
  }
}

const isTooDeep = (text: string) => someToken(text, (_, depth) => depth > DEPTH);

/**
 * Returns whether a bracket, brace or comma of a JSON text matches; those within strings do not count.
 * @param is receives the number of open objects and lists after the token, and its position
 */
export function someToken(text: string, is: (token: string, depth: number, at: number) => boolean): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === ',' || character === '[' || character === '{' || character === ']' || character === '}') {
      if (character === '[' || character === '{') depth++;
      else if (character !== ',') depth--;
      if (is(character, depth, at)) return true;
    }
  }
  return false;
}
