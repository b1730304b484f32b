import { InvalidRequest } from './problem';

/** Levels of objects and lists in a body; the deepest of the contract has eight. */
const DEPTH = 64;

/**
 * A body as JSON.
 * @throws InvalidRequest when it is no JSON, or so deeply nested that code which walks it could run out of stack
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new InvalidRequest(`The body has more than ${DEPTH} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequest('The body is not JSON.');
  }
}

const isTooDeep = (text: string) => someToken(text, (_, depth) => depth > DEPTH);

/**
 * Whether one of the brackets, braces and commas of a JSON text is such; those within strings do not count.
 * @param is gets how many lists and objects are open after the token, and where it is
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
