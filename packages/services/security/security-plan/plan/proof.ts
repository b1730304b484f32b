import type { DeviceFacts } from '@services/devices/ports';
import type { CompanySecurity } from '@services/identity/ports';
import type { TrainingFacts } from '@services/training/ports';
import type { ControlState } from '../contract/plan';
import type { DataOf, Register } from '../contract/registers';
import type { Acknowledging } from './acknowledging';

export interface ProofRow {
  name: string;
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'unknown';
}

/** The proof of a control by the suite's data. */
export interface Proof {
  state: ControlState;
  text: string;
  /** The share that passes, 0 to 1; null when there is nothing to count. */
  share: number | null;
  on: string | null;
  /** The items behind the proof, as far as they were read for all controls; `proof-rows.ts` reads the rest. */
  rows: () => ProofRow[];
}

/** The data that proves controls, as of one day. */
export interface Facts {
  today: string;
  security: CompanySecurity;
  devices: DeviceFacts;
  training: TrainingFacts;
  registers: { [Kind in Register]: DataOf<Kind>[] };
  /** Everyone in the firm; empty while no version is in force. */
  acknowledging: Acknowledging[];
  qualifiedIndividual: string | undefined;
  /** The day of the newest completed annual review. */
  reviewedOn: string | null;
  /** The day of the newest completed review with a statement to the owners. */
  reportedOn: string | null;
  /** The newest change that requires a review of access. */
  accessChange: { on: string; what: string } | null;
}

export const YEAR = 365;

export const none = (): ProofRow[] => [];

export const unknown = (text: string): Proof => ({ state: 'unknown', text, share: null, on: null, rows: none });

/** Returns the latest of several days. */
export const newest = (days: readonly (string | null)[]): string | null =>
  days.reduce((latest, day) => (day !== null && (latest === null || day > latest) ? day : latest), null);
