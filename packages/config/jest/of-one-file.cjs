// @ts-check
/** A test file that mocks a module has all modules to itself. @param {string} source */
exports.mocksModules = (source) => /\bjest\.(?:mock|doMock|resetModules|isolateModules\w*)\(/.test(source);

/** Whether a module of jest's own runs the tests of one file; the others serve all files of a worker. @param {string | undefined} name */
exports.runsTests = (name) => !name || /^[./]|^jest-circus/.test(name);
