// @ts-check
/**
 * A failure that the person at the terminal can fix; its message is one line that says how. Written in checked JavaScript,
 * because the commands need it before anything is installed.
 */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}
