import type { Check, Source, Switch } from '../contract/terms';
import type { Claim, ClaimsByCheck, ClaimWithOther, EvidenceDetails, System } from '../schema';

export interface Claims {
  claims: Partial<Record<Switch, boolean>>;
  details: EvidenceDetails;
  /** Absent when the evidence names no version. */
  system?: System;
}

interface Context {
  source: Source;
  at: Date;
  /** Whether a system gets no more security updates. */
  isUnsupported: (system: System) => boolean;
}

/**
 * Returns a device's claims, check by check, after new evidence; checks that the evidence doesn't mention stay. The newest file
 * and the newest confirmation count. A newer confirmation takes precedence over a file, unless it says on where the file says
 * off: then it counts only with a reason. What an earlier file of the same source proved, and a newer one mentions without
 * proving it, is no longer proven.
 */
export function mergeClaims(
  before: ClaimsByCheck,
  { claims, details, system }: Claims,
  { source, at, isUnsupported }: Context,
): ClaimsByCheck {
  const moment = at.toISOString();
  const merged = { ...before };
  const isOff = (claim: Claim) => (claim.system ? isUnsupported(claim.system) : !claim.isOn);

  for (const check of Object.keys(details.unproven ?? {}) as Switch[]) {
    const { measured, confirmed } = partsOf(merged[check]);
    if (measured?.isOn && measured.source === source && measured.at <= moment) put(check, undefined, confirmed);
  }
  for (const [check, isOn] of Object.entries(claims) as [Switch, boolean][])
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

/** Splits a check's claim into what files and what people say. */
function partsOf(claims: ClaimWithOther | undefined): { measured?: Claim | undefined; confirmed?: Claim | undefined } {
  if (!claims) return {};
  const { other, ...claim } = claims;
  return claim.source === 'self-check' ? { measured: other, confirmed: claim } : { measured: claim, confirmed: other };
}

const newer = (before: Claim | undefined, claim: Claim): Claim => (!before || before.at <= claim.at ? claim : before);

function detailsOf(check: Switch, isOn: boolean, { volumes, lastBackupAt }: EvidenceDetails): Partial<Claim> {
  if (check === 'encryption') return volumes ? { volumes } : {};
  if (check !== 'backup' || !lastBackupAt) return {};
  // A backup's age counts from its success, not from when somebody looked.
  return { lastBackupAt, ...(isOn && { at: lastBackupAt }) };
}
