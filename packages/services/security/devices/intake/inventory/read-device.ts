import type { Switch } from '../../contract/terms';
import { platformOf } from '../../judge/find-release';
import type { EvidenceDetails } from '../../schema';
import { cleanText, type Reading, serialOf } from '../reading';
import type { Field, SourceFormat } from './sources';

/** Returns the text of a column; empty when the file doesn't have it. */
export type Cells = (name: string) => string;

/** A device of an export whose dates are not read yet. */
export interface RawDevice {
  reading: Reading;
  seen: string[];
}

/** Fields about which a source makes a claim, by check. */
const claimed = { encryption: 'encryption', firewall: 'firewall', screenLock: 'screenLock' } as const satisfies Partial<
  Record<Field, Switch>
>;

const words: Record<keyof typeof claimed, string> = {
  encryption: 'disk encryption',
  firewall: 'the firewall',
  screenLock: 'the screen lock',
};

const ON = /^(true|yes|1|on|enabled|encrypted|(all|boot)( partitions?)? encrypted|boot encrypted|password (set|on))$/;
const OFF =
  /^(false|no|0|off|disabled|not encrypted|unencrypted|decrypted|no partitions? encrypted|password not set|password off)$/;

/** States without a word on the device, such as `ENCRYPTION_STATE_UNSPECIFIED`. */
const NOTHING =
  /^(|-|n\/?a|none|null|unknown|unspecified|not (applicable|available|supported|reported|collected)|unsupported( by device)?|(encryption|password) state unspecified)$/;

const stateText = (text: string): string => text.toLowerCase().replaceAll('_', ' ').trim();

/** Returns what a source says about one device. */
export function readDevice(format: SourceFormat, of: Cells): RawDevice {
  const { columns, system = '' } = format;
  const field = (name: Field): string => (columns[name] ?? []).map((column) => cleanText(of(column))).find(Boolean) ?? '';
  const osVersion = field('osVersion');
  const os = [field('os'), field('edition')].filter(Boolean).join(' ').replaceAll('_', ' ');
  // Some versions have the name within: `Windows 11 Pro 24H2 10.0.26100`.
  const osName = /^\d/.test(osVersion) ? os || system : '';
  return {
    seen: (columns.seen ?? []).map((column) => of(column).trim()).filter(Boolean),
    reading: {
      serial: serialOf(field('serial')),
      name: field('name'),
      manufacturer: field('manufacturer'),
      model: field('model'),
      platform: platformOf(`${osVersion} ${os} ${osVersion ? system : ''}`.trim()),
      osName,
      osVersion,
      ...claimsOf(format, field),
    },
  };
}

/**
 * A source's "on" is its claim and proves nothing; its "off" counts as off. A state that is missing is not known, and one that is
 * not understood is named.
 */
function claimsOf({ name, disk, scope }: SourceFormat, field: (name: Field) => string): Pick<Reading, 'claims' | 'details'> {
  const claims: Reading['claims'] = {};
  const said: NonNullable<EvidenceDetails['claimed']> = {};
  const unproven: NonNullable<EvidenceDetails['unproven']> = {};
  const details: EvidenceDetails = {};
  for (const check of Object.keys(claimed) as (keyof typeof claimed)[]) {
    const text = field(check);
    const state = stateText(text);
    if (NOTHING.test(state)) continue;
    const isOn = ON.test(state) ? true : OFF.test(state) ? false : undefined;
    if (isOn === undefined) unproven[check] = `${name} says “${text}” about ${words[check]}, which is not read as on or off.`;
    else if (isOn) {
      said[check] = true;
      unproven[check] =
        check === 'encryption'
          ? `${name} says that disk encryption is on. ${scope}`
          : `${name} says that ${words[check]} is on. That is its claim, and proves nothing by itself.`;
    } else claims[check] = false;
    if (check !== 'encryption' || isOn === undefined) continue;
    const detail = `${name}: disk encryption is ${isOn ? 'on' : 'off'}`;
    details.volumes = [{ name: disk, role: 'system', isEncrypted: isOn, detail }];
  }
  return {
    claims,
    details: {
      ...details,
      ...(Object.keys(said).length && { claimed: said }),
      ...(Object.keys(unproven).length && { unproven }),
    },
  };
}
