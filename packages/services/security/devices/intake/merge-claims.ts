import type { Check, Source, Switch } from '../contract/terms';
import type { Claim, ClaimsByCheck, ClaimWithOther, EvidenceDetails, System } from '../schema';

export interface Claims {
  said: Partial<Record<Switch, boolean>>;
  details: EvidenceDetails;
  /** Absent where the evidence names no version. */
  system?: System;
}

interface Context {
  source: Source;
  at: Date;
  /** Whether a system gets no more security updates. */
  isUnsupported: (system: System) => boolean;
}

/**
 * What is said of a device once more evidence came, check by check; what it does not say stays. Of files the newest counts, and
 * of confirmations the newest. A newer confirmation counts before a file, unless it says on where the file says off: then it
 * counts only with a reason. What an earlier file of the same source proved, and a newer one speaks of without proving it, is
 * no longer proven.
 */
export function mergeClaims(
  before: ClaimsByCheck,
  { said, details, system }: Claims,
  { source, at, isUnsupported }: Context,
): ClaimsByCheck {
  const moment = at.toISOString();
  const merged = { ...before };
  const isOff = (claim: Claim) => (claim.system ? isUnsupported(claim.system) : !claim.isOn);

  for (const check of Object.keys(details.unproven ?? {}) as Switch[]) {
    const { measured, confirmed } = partsOf(merged[check]);
    if (measured?.isOn && measured.source === source && measured.at <= moment) put(check, undefined, confirmed);
  }
  for (const [check, isOn] of Object.entries(said) as [Switch, boolean][])
    add(check, { isOn, source, at: moment, ...detailsOf(check, isOn, details) });
  if (system) add('os', { isOn: true, source, at: moment, system });
  return merged;

  function add(check: Check, claim: Claim): void {
    const { measured, confirmed } = partsOf(merged[check]);
    if (source !== 'self-check') {
      put(check, newer(measured, claim), confirmed);
      return;
    }
    const reason = details.reasons?.[check];
    const isContradicting = reason && measured && isOff(measured) && !isOff(claim);
    put(check, measured, newer(confirmed, isContradicting ? { ...claim, reason, contradicts: measured.at } : claim));
  }

  function put(check: Check, measured: Claim | undefined, confirmed: Claim | undefined): void {
    const claim = counting(measured, confirmed);
    if (claim) merged[check] = claim;
    else delete merged[check];
  }

  function counting(measured: Claim | undefined, confirmed: Claim | undefined): ClaimWithOther | undefined {
    if (!measured || !confirmed) return measured ?? confirmed;
    const isExplained = (confirmed.contradicts ?? '') >= measured.at;
    const isConfirmed = confirmed.at > measured.at && (!isOff(measured) || isOff(confirmed) || isExplained);
    return isConfirmed ? { ...confirmed, other: measured } : { ...measured, other: confirmed };
  }
}

/** What files and what people say of a check. */
function partsOf(said: ClaimWithOther | undefined): { measured?: Claim | undefined; confirmed?: Claim | undefined } {
  if (!said) return {};
  const { other, ...claim } = said;
  return claim.source === 'self-check' ? { measured: other, confirmed: claim } : { measured: claim, confirmed: other };
}

const newer = (before: Claim | undefined, claim: Claim): Claim => (!before || before.at <= claim.at ? claim : before);

function detailsOf(check: Switch, isOn: boolean, { volumes, lastBackupAt }: EvidenceDetails): Partial<Claim> {
  if (check === 'encryption') return volumes ? { volumes } : {};
  if (check !== 'backup' || !lastBackupAt) return {};
  // A backup ages from when it succeeded, whenever somebody looked.
  return { lastBackupAt, ...(isOn && { at: lastBackupAt }) };
}
