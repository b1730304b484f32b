import { InvalidRequestError } from '@suite/kernel/http/problem';
import { isManaged, type ZoneName, zoneNames } from '@suite/zones/zones';
import type { AppSettings } from '../contract/access';
import type { AuditEntry } from '../contract/audit';

/** Rejects apps that settings cannot change. @throws InvalidRequestError */
export function insistOnManaged(settings: AppSettings): void {
  const fixed = Object.keys(settings).filter((name) => !isManaged(name as ZoneName));
  if (fixed.length === 0) return;
  throw new InvalidRequestError(
    'Who may open this app cannot be set.',
    Object.fromEntries(fixed.map((name) => [`apps.${name}`, 'It is open to everyone, or to administrators only.'])),
  );
}

/** Returns the changes of settings for an audit entry, app by app. */
export const changesOfSettings = (from: AppSettings, to: AppSettings): AuditEntry['changes'] =>
  zoneNames
    .filter((name) => from[name] !== to[name])
    .map((name) => ({ what: name, from: from[name] ?? null, to: to[name] ?? null }));
