/** Rows of one call, as many as the API gives. */
const MOST_ROWS = 200;

interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** All rows of a list that is read page by page. */
export async function everyPage<Row>(read: (range: { offset: string; limit: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows, total } = await read({ offset: String(all.length), limit: String(MOST_ROWS) });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
