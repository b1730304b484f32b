import type { Examining } from '../table/examine-table';
import type { TableFormat } from '../table/table-format';

export interface Reading {
  path: string;
  /** The file's name for the person. */
  name: string;
  format: TableFormat;
}

export type Job = { examine: Examining } | { read: Reading };

/** Starts or continues the job. Each message requests one item. */
export type Request = { job: Job } | { next: true };

/** An item of the job, its result, or why it failed: a sentence for the person, or the stack of an internal error. */
export type Answer = { item: unknown } | { result: unknown } | { unreadable: string } | { fault: string };
