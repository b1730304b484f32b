import type { ParsedToken } from '@suite/session/parsed-token';

type Field = keyof ParsedToken;

/** Fields that a row shows as they are, grouped by topic; lists have their own sections. */
const groups: { heading: string; fields: readonly Field[] }[] = [
  { heading: 'Lifetime', fields: ['issuedAt', 'notBefore', 'expiryTime'] },
  { heading: 'Person', fields: ['userId', 'email', 'firstName', 'lastName', 'isFirstLogin'] },
  { heading: 'Company', fields: ['companyId', 'iqId', 'academyId', 'hiveId', 'firmPremierId'] },
  { heading: 'Session', fields: ['sessionId', 'keyId', 'issuer', 'audience', 'version'] },
];

export const copy = {
  heading: 'Token',
  text: 'The access token of this session as the zones read it. The token itself is shown nowhere.',
  groups,
  lives: (minutes: string, left: string) => `Lives ${minutes} min, ${left} min left. The session renews it before it ends.`,
  ended: (minutes: string) => `Lived ${minutes} min and has ended by the clock of this machine.`,
  rights: 'Rights',
  segments: 'Segments',
  none: 'None',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
};
