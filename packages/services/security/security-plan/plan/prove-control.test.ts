import { controls } from '../content/controls';
import type { Facts } from './proof';
import { proofOf } from './prove-control';

const noDevices: Facts['devices'] = {
  devices: 0,
  assigned: 0,
  encrypted: 0,
  notEncrypted: 0,
  encryptionUnknown: 0,
  supportedOs: 0,
  unsupportedOs: 0,
  osUnknown: 0,
  endingWithin90Days: 0,
  firewallOn: 0,
  firewallOff: 0,
  firewallUnknown: 0,
  antivirusOn: 0,
  antivirusOff: 0,
  antivirusUnknown: 0,
  backupOn: 0,
  backupOff: 0,
  backupUnknown: 0,
  screenLockOn: 0,
  screenLockOff: 0,
  screenLockUnknown: 0,
  vpnOn: 0,
  vpnOff: 0,
  vpnUnknown: 0,
  stale: 0,
  openReturns: 0,
  closedReturns: 0,
  firstReturnDueOn: null,
  newestEvidenceOn: null,
  failing: {},
};

const facts = (part: Partial<Facts> = {}): Facts => ({
  today: '2026-12-31',
  security: { people: [], withTwoFactor: 0, administrators: 0, accessChangedAt: null },
  devices: noDevices,
  training: { assigned: 0, done: 0, due: 0, overdue: 0, firstDueOn: null, newestCompletionOn: null },
  registers: { providers: [], assets: [], risks: [], incidents: [], exceptions: [] },
  acknowledging: [],
  qualifiedIndividual: undefined,
  reviewedOn: null,
  reportedOn: null,
  accessChange: null,
  ...part,
});

const devices = (part: Partial<Facts['devices']>) => facts({ devices: { ...noDevices, devices: 3, ...part } });

const stateOf = (source: Parameters<typeof proofOf>[0], of: Facts, reviewedOn: string | null = null) =>
  proofOf(source, of, reviewedOn)?.state;

describe('proof by devices', () => {
  it('is unknown, never green, without devices or while a device is unknown', () => {
    for (const source of [
      'encryption',
      'system-support',
      'firewall',
      'antivirus',
      'backup',
      'screen-lock',
      'inventory',
      'returns',
    ] as const)
      expect([source, stateOf(source, facts())]).toEqual([source, 'unknown']);
    expect(stateOf('encryption', devices({ encrypted: 2, encryptionUnknown: 1 }))).toBe('unknown');
    expect(stateOf('encryption', devices({ encrypted: 3 }))).toBe('met');
  });

  it('is not met when a device fails, and names it', () => {
    const failing = { encryption: ['Front desk PC'] };
    const proof = proofOf('encryption', devices({ encrypted: 2, notEncrypted: 1, failing }), null);
    expect(proof).toMatchObject({ state: 'not-met', text: '2 of 3 devices encrypted · Front desk PC fails' });
  });

  it('needs work when support ends soon, or a device is unseen or not returned', () => {
    expect(stateOf('system-support', devices({ supportedOs: 3, endingWithin90Days: 1 }))).toBe('attention');
    expect(stateOf('inventory', devices({ stale: 1 }))).toBe('attention');
    expect(stateOf('returns', devices({ openReturns: 1 }))).toBe('attention');
  });
});

it('risks have to be assessed again within a year', () => {
  const risk = {
    kind: 'risks' as const,
    name: 'Phishing',
    likelihood: 4,
    impact: 4,
    treatment: 'reduce' as const,
    measures: '',
    owner: '',
    reviewedOn: '2025-12-31',
    reviewOn: null,
  };
  const of = (today: string) => facts({ today, registers: { ...facts().registers, risks: [risk] } });
  expect([stateOf('risks', of('2026-12-31')), stateOf('risks', of('2027-01-01')), stateOf('risks', facts())]).toEqual([
    'met',
    'attention',
    'unknown',
  ]);
});

it('a review of access is valid for a quarter, or until somebody leaves', () => {
  const person = { userId: '1', name: 'Ben', role: 'member', hasTwoFactor: true } as Facts['security']['people'][number];
  const staffed = { security: { ...facts().security, people: [person] } };
  expect(stateOf('access', facts(staffed))).toBe('not-met');
  expect(stateOf('access', facts(staffed), '2026-10-01')).toBe('met');
  expect(stateOf('access', facts(staffed), '2026-09-29')).toBe('not-met');
  const accessChange = { on: '2026-11-02', what: 'Ann Lee was deactivated' };
  expect(stateOf('access', facts({ ...staffed, accessChange }), '2026-11-01')).toBe('attention');
  expect(stateOf('access', facts({ ...staffed, accessChange }), '2026-11-03')).toBe('met');
});

it.each(controls.filter(({ source }) => source !== 'evidence'))('an empty plan proves nothing for “$title”', ({ source }) => {
  const proof = proofOf(source, facts(), null);
  expect(proof?.state).not.toBe('met');
  expect(proof?.text).not.toMatch(/0 of 0/);
});

it('an empty incident register is unknown, unless somebody confirmed within a quarter that there was nothing to record', () => {
  expect([
    stateOf('incidents', facts()),
    stateOf('incidents', facts(), '2026-09-30'),
    stateOf('incidents', facts(), '2026-09-29'),
  ]).toEqual(['unknown', 'met', 'unknown']);
});

it('returns are unknown until somebody with a device has left, and met once the devices are back', () => {
  expect([
    stateOf('returns', devices({})),
    stateOf('returns', devices({ closedReturns: 1 })),
    stateOf('returns', devices({ closedReturns: 1, openReturns: 1 })),
  ]).toEqual(['unknown', 'met', 'attention']);
});

it('a missing Qualified Individual is not met', () => {
  expect([
    stateOf('qualified-individual', facts()),
    stateOf('qualified-individual', facts({ qualifiedIndividual: 'Ann' })),
  ]).toEqual(['not-met', 'met']);
});
