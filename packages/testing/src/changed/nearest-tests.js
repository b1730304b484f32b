// @ts-check

/**
 * Returns the tests that a change can break, the nearest first: those that changed, then those that import a changed file, then
 * those that import one of these, and so on.
 * @param {ReadonlyMap<string, readonly string[]>} imports of every file
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export function nearestTests(imports, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set(changed);
  // A set is iterated in the order in which its elements are added, those added meanwhile included.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file) && imports.has(file));
}
