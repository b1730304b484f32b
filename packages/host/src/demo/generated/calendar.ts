import { demoImportedAt } from '@services/ledger/demo/demo-ledger';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** The last day that generated books tell of: that on which the demo ledger was brought in. */
export const LAST_DAY = Math.floor(demoImportedAt.getTime() / MILLISECONDS_PER_DAY);
/** The last month that is billed, whole. */
export const LAST_MONTH = demoImportedAt.getUTCFullYear() * 12 + demoImportedAt.getUTCMonth() - 1;

/** 0 is January. */
export const monthOfYear = (month: number): number => month % 12;
