/** Returns true if more than half of the cells pass a test. Tests no more cells than that takes. */
export function isMost(cells: readonly string[], test: (cell: string) => boolean): boolean {
  const half = cells.length / 2;
  let [passed, failed] = [0, 0];
  for (const cell of cells) {
    if (test(cell)) passed++;
    else failed++;
    if (passed > half) return true;
    if (failed >= half) return false;
  }
  return false;
}

/** Returns true if a share of the cells pass a test, of which there is at least one. Tests no more cells than that takes. */
export function isShare(cells: readonly string[], share: number, test: (cell: string) => boolean): boolean {
  const enough = cells.length * share;
  let [passed, failed] = [0, 0];
  for (const cell of cells) {
    if (test(cell)) passed++;
    else failed++;
    if (passed >= enough) return true;
    if (cells.length - failed < enough) return false;
  }
  return false;
}
