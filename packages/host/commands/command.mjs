// @ts-check
/**
 * Runs a command to its end. What the person at the terminal can mend is told in one line, the rest
 * with its stack.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exit(1);
  }
}

/**
 * A failure is known by its name, whichever package threw it.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isPlain = (error) => error instanceof Error && error.name === 'Failure';
