import { type Examination, type Examining, examineTable } from '@services/ledger/import/table/examine-table';

/** Examines a file in this process. */
export async function examined(examining: Examining): Promise<Examination> {
  const items = examineTable(examining);
  for (;;) {
    const { done, value } = await items.next();
    if (done) return value;
  }
}
