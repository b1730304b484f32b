import { dayText } from '@suite/values/day-text';
import { addDays } from '@suite/values/iso-day';
import type { Control } from '../content/controls';
import { exemptionOf } from '../content/elements';
import type { ControlState } from '../contract/plan';
import type { Proof } from './proof';

export interface EvidenceDates {
  title: string;
  on: string;
  expiresOn: string | null;
}

/** A firm's own data on a control. */
export interface ControlRow {
  reviewOn: string | null;
  acceptance: string;
  acceptedUntil: string | null;
}

export interface Standing {
  state: ControlState;
  text: string;
  share: number | null;
  on: string | null;
  isExpiring: boolean;
  exemption: string | null;
}

/** Days before its end in which evidence counts as expiring. */
const EXPIRING = 30;

interface Of {
  control: Pick<Control, 'elements'>;
  row: ControlRow;
  evidence: readonly EvidenceDates[];
  /** The proof from the suite's data; undefined for a control that people add evidence for. */
  proof: Proof | undefined;
  consumers: number | null;
  today: string;
}

/**
 * Returns a control's standing on a day. Evidence counts on the day it expires, but not after. An unknown control is never met.
 */
export function standingOf({ control, row, evidence, proof, consumers, today }: Of): Standing {
  const reasons = control.elements.map((code) => exemptionOf(code, consumers));
  const exemption = reasons.every((reason) => reason !== undefined) ? (reasons[0] ?? null) : null;
  const isExpiring = !proof && isRunningOut(evidence, today);
  if (exemption)
    return { state: 'not-applicable', text: 'Exempt under 16 CFR 314.6', share: null, on: null, isExpiring: false, exemption };
  const { state, text, share, on } = proof ?? byEvidence(row, evidence, today);
  const stands = { state, text, share, on };
  const isAccepted = row.acceptance !== '' && row.acceptedUntil !== null && row.acceptedUntil >= today;
  if (isAccepted && stands.state !== 'met')
    return {
      ...stands,
      state: 'accepted',
      text: `Risk accepted until ${dayText(row.acceptedUntil ?? '')}`,
      isExpiring,
      exemption,
    };
  return { ...stands, isExpiring, exemption };
}

const isCurrent = ({ on, expiresOn }: EvidenceDates, today: string) => on <= today && (expiresOn === null || expiresOn >= today);

function byEvidence({ reviewOn }: ControlRow, evidence: readonly EvidenceDates[], today: string): Omit<Proof, 'rows'> {
  const of = { share: null };
  const [newest] = [...evidence].sort((one, other) => other.on.localeCompare(one.on));
  if (!newest) return { ...of, state: 'not-met', text: 'No evidence yet', on: null };
  const current = evidence.filter((one) => isCurrent(one, today)).sort((one, other) => other.on.localeCompare(one.on))[0];
  if (!current) {
    const ended = [...evidence].sort((one, other) => (other.expiresOn ?? '').localeCompare(one.expiresOn ?? ''))[0] ?? newest;
    const isAhead = ended.on > today;
    const text = isAhead
      ? `${ended.title} is dated ${dayText(ended.on)}`
      : `${ended.title} expired ${dayText(ended.expiresOn ?? '')}`;
    return { ...of, state: isAhead ? 'attention' : 'not-met', text, on: ended.on };
  }
  if (reviewOn !== null && reviewOn < today)
    return { ...of, state: 'attention', text: `Review was due ${dayText(reviewOn)}`, on: current.on };
  return { ...of, state: 'met', text: `${current.title}, ${dayText(current.on)}`, on: current.on };
}

/** Whether all evidence has expired or is about to. */
function isRunningOut(evidence: readonly EvidenceDates[], today: string): boolean {
  const until = addDays(today, EXPIRING);
  return evidence.length > 0 && evidence.every(({ expiresOn }) => expiresOn !== null && expiresOn <= until);
}

export function elementState(states: readonly ControlState[]): ControlState {
  const applying = states.filter((state) => state !== 'not-applicable');
  if (!applying.length) return 'not-applicable';
  for (const state of ['not-met', 'unknown', 'attention'] as const) if (applying.includes(state)) return state;
  return applying.includes('met') ? 'met' : 'accepted';
}
