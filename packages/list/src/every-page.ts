/** Rows of one call, as many as the API gives. */
const MAX_ROWS = 200;

type Page<Key extends string, Row> = Record<Key, readonly Row[]> & { total: number };

/** All rows of a list that is read page by page; `key` names the rows in an answer. */
export async function everyPage<Key extends string, Row>(
  key: Key,
  read: (range: { offset: string; limit: string }) => Promise<Page<Key, Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = await read({ offset: String(all.length), limit: String(MAX_ROWS) });
    const rows: readonly Row[] = page[key];
    all.push(...rows);
    if (rows.length === 0 || all.length >= page.total) return all;
  }
}
