/** Maximum rows per request, a limit of the API. */
const MAX_ROWS = 200;

type Page<Key extends string, Row> = Record<Key, readonly Row[]> & { total: number };

/** Returns all rows of a paged list; `key` is the name of the rows in the response. */
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
