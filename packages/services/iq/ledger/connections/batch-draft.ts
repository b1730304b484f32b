import { attempt } from '../import/row-outcome';
import type { OwnKind, PartKind, RecordKind, Records } from '../records/record-kinds';
import type { Absence } from '../records/remove-records';
import type { Placed } from '../records/write-records';
import type { Batch } from './connector';

/** Collects the records that a provider's rows become. */
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

  /** Adds what a row becomes, or says why it cannot be read. */
  read<Kind extends RecordKind>(kind: Kind, line: number, read: () => Records[Kind]): void {
    const row = attempt(read);
    if ('reason' in row) this.reject(kind, line, row);
    else this.add(kind, line, row.value);
  }

  /** Like `add`, for whom several rows name: the ledger hears of them once. */
  addOnce<Kind extends RecordKind>(kind: Kind, line: number, value: Records[Kind]): void {
    const isThere = this.batch.records[kind]?.some((record) => record.value.sourceId === value.sourceId);
    if (!isThere) this.add(kind, line, value);
  }

  isAbsent(kind: OwnKind, line: number, value: Absence): void {
    this.batch.absences[kind] ??= [];
    this.batch.absences[kind].push({ line, value });
  }

  /** All parts of a document stand in this batch. */
  isWhole(kind: PartKind, owner: string): void {
    this.batch.whole[kind] ??= [];
    this.batch.whole[kind].push(owner);
  }

  /** All that a payment settles stands in this batch. */
  settles(payment: string): void {
    this.batch.settling.push(payment);
  }

  reject(kind: RecordKind, line: number, { reason, column }: { reason: string; column?: string }): void {
    this.batch.unread.push({ kind, line, reason, column });
  }

  /** The ledger has no place for the row, rightly. */
  passOver(kind: RecordKind): void {
    this.batch.passedOver[kind] = (this.batch.passedOver[kind] ?? 0) + 1;
  }

  /** Records of a kind that name somebody who is not in the ledger are passed over, too. */
  passesUnknown(kind: RecordKind): void {
    this.batch.passingUnknown.push(kind);
  }

  finish(name: string, cursor: unknown): Batch {
    return { ...this.batch, name, cursor };
  }
}
