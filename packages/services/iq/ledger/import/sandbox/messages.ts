import type { Examining } from '../table/examine-table';
import type { TableFormat } from '../table/table-format';

/** A table whose rows are to be read. */
export interface Reading {
  path: string;
  /** As the person knows the file. */
  name: string;
  format: TableFormat;
}

export type Job = { examine: Examining } | { read: Reading };

/** Starts or continues the job; either asks for one item. */
export type Request = { job: Job } | { next: true };

/** An item of the job, its result, or why it failed: a sentence for the person, or the stack of a fault of ours. */
export type Answer = { item: unknown } | { result: unknown } | { unreadable: string } | { fault: string };
