import { attempt } from '../import/row-outcome';
import type { Placed } from '../records/in-columns';
import type { OwnKind, PartKind, RecordKind, Records } from '../records/record-kinds';
import type { Absence } from '../records/remove-records';
import type { Batch } from './connector';

/** Collects the records that a provider's rows are converted to. */
export class BatchDraft {
  private readonly batch: Required<Omit<Batch, 'name' | 'cursor' | 'work'>> = {
    records: {},
    absences: {},
    whole: {},
    settling: [],
    unread: [],
    passedOver: {},
    passingUnknown: [],
  };

  add<Kind extends RecordKind>(kind: Kind, line: number, value: Records[Kind]): void {
    const records: Placed<Records[Kind]>[] = this.batch.records[kind] ?? [];
    records.push({ line, value });
    Object.assign(this.batch.records, { [kind]: records });
  }

  /** Adds the record that a row is converted to, or rejects the row with the reason why it cannot be read. */
  read<Kind extends RecordKind>(kind: Kind, line: number, read: () => Records[Kind]): void {
    const row = attempt(read);
    if ('reason' in row) this.reject(kind, line, row);
    else this.add(kind, line, row.value);
  }

  /** Like `add`, but adds a record that several rows name only once. */
  addOnce<Kind extends RecordKind>(kind: Kind, line: number, value: Records[Kind]): void {
    const isThere = this.batch.records[kind]?.some((record) => record.value.sourceId === value.sourceId);
    if (!isThere) this.add(kind, line, value);
  }

  isAbsent(kind: OwnKind, line: number, value: Absence): void {
    this.batch.absences[kind] ??= [];
    this.batch.absences[kind].push({ line, value });
  }

  /** Marks that this batch contains all parts of a document. */
  isWhole(kind: PartKind, owner: string): void {
    this.batch.whole[kind] ??= [];
    this.batch.whole[kind].push(owner);
  }

  /** Marks that this batch contains everything that a payment settles. */
  settles(payment: string): void {
    this.batch.settling.push(payment);
  }

  reject(kind: RecordKind, line: number, { reason, column }: { reason: string; column?: string }): void {
    this.batch.unread.push({ kind, line, reason, column });
  }

  /** Counts a row that does not belong in the ledger. */
  passOver(kind: RecordKind): void {
    this.batch.passedOver[kind] = (this.batch.passedOver[kind] ?? 0) + 1;
  }

  /** Also passes over records of a kind that name a party that is not in the ledger. */
  passesUnknown(kind: RecordKind): void {
    this.batch.passingUnknown.push(kind);
  }

  finish(name: string, cursor: unknown): Batch {
    return { ...this.batch, name, cursor };
  }
}
