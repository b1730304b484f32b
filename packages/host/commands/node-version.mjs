// @ts-check
// Imported before anything else, by any Node version with ES modules.

const NEEDED = /** @type {const} */ ([20, 19]);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(`Node ${process.versions.node} is too old: install Node ${NEEDED.join('.')} or later from https://nodejs.org`);
  process.exit(1);
}
