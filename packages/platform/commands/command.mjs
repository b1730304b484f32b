// @ts-check
import { Failure } from '../src/failure.js';

/**
 * Runs a command to its end. What the person at the terminal can mend is told in one line, the rest
 * with its stack.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    const isPlain = error instanceof Failure || (error instanceof TypeError && 'code' in error && isArgumentError(error.code));
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}

/** @param {unknown} code of a failure of node:util's parseArgs */
const isArgumentError = (code) => String(code).startsWith('ERR_PARSE_ARGS');
