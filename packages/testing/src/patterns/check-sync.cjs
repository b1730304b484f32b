// @ts-check
/** The analyzer's build for browsers, which is JavaScript alone and starts no other program. @type {typeof import('recheck').checkSync} */
// @ts-expect-error It has no types of its own.
exports.checkSync = require('recheck/lib/browser.js').checkSync;
