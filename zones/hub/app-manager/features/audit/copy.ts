import type { Role } from '@services/identity/contract/access';

const roles: Record<Role, string> = { administrator: 'an administrator', member: 'a member', reader: 'a read-only member' };

const saying = (word: string | null | undefined) => (word ? `: “${word}”` : '');

export const copy = {
  heading: 'Audit log',
  text: 'Who changed what: people and access, names, passwords and two-factor authentication, connections, imports, and settings that the numbers depend on. Signing in and out is not recorded. Entries are never changed or removed.',
  label: 'Audit log',
  find: 'Find by name, e-mail or file',
  columns: { at: 'When', actor: 'Who', deed: 'What' },
  failed: 'The audit log could not be loaded.',
  emptyTitle: 'Nothing has been changed yet',
  emptyText: 'Changes to people, access, connections and settings will appear here.',
  noneTitle: 'Nothing found',
  noneText: 'Try a part of a name, an address or a file name.',
  onePerson: 'Only what was done to one person.',
  everything: 'Show everything',

  joined: (role: Role) => `joined as ${roles[role]}`,
  madeRole: (name: string, role: Role) => `made ${name} ${roles[role]}`,
  deactivated: (name: string) => `deactivated ${name}`,
  reactivated: (name: string) => `reactivated ${name}`,
  putInto: (name: string, groups: string) => `added ${name} to ${groups}`,
  tookOut: (name: string, groups: string) => `removed ${name} from ${groups}`,
  movedGroups: (name: string, from: string, to: string) => `changed the groups of ${name} from ${from} to ${to}`,
  opened: (apps: string, whose: string) => `opened ${apps} to ${whose}`,
  closed: (apps: string, whose: string) => `closed ${apps} to ${whose}`,
  unset: (apps: string, whose: string) => `removed the setting of ${apps} for ${whose}`,
  it: 'it',
  group: (name: string) => `the group ${name}`,
  createdGroup: (name: string) => `created the group ${name}`,
  renamedGroup: (from: string, to: string) => `renamed the group ${from} to ${to}`,
  deletedGroup: (name: string) => `deleted the group ${name}`,
  invited: (email: string, role: Role) => `invited ${email} as ${roles[role]}`,
  invitedAgain: (email: string) => `invited ${email} again`,
  tookBack: (email: string) => `took back the invitation to ${email}`,
  asked: (app: string, reason: string | null | undefined) => `asked for ${app}${saying(reason)}`,
  granted: (name: string, app: string, answer: string | null | undefined) =>
    `opened ${app} to ${name}, who had asked for it${saying(answer)}`,
  refused: (name: string, app: string, answer: string | null | undefined) => `refused ${app} to ${name}${saying(answer)}`,

  fromTo: (what: string, from: string | null, to: string | null) => {
    if (from === null) return `${what} set to ${to}`;
    return to === null ? `${what} removed (was ${from})` : `${what} from ${from || 'none'} to ${to || 'none'}`;
  },
  changedName: (from: string, to: string) => `changed their name from ${from} to ${to}`,
  changedPassword: 'changed their password',
  resetPassword: 'reset their password with a link sent by e-mail',
  setUpAuthenticator: 'set up an authenticator app',
  turnedMfa: (isOn: boolean) => `turned two-factor authentication ${isOn ? 'on' : 'off'}`,
  madeRecoveryCodes: 'created new recovery codes',
  usedRecoveryCode: 'used a recovery code',
  endedSession: (device: string | null | undefined) => `ended a session${device ? ` (${device})` : ''}`,
  endedSessions: 'ended all their sessions',
  provisioned: (firm: string) => `set up the firm ${firm} in IQ`,
  addedClients: (count: string) => `added ${count === '1' ? '1 client' : `${count} clients`}`,
  connected: (provider: string, account: string) => `connected ${provider} (${account})`,
  reconnected: (provider: string, account: string) => `renewed the connection to ${provider} (${account})`,
  madePassword: (provider: string) => `created a new Web Connector password for ${provider}`,
  disconnected: (provider: string) => `disconnected ${provider}`,
  imported: (file: string, kind: string, asOf: string) => `imported ${file} (${kind}, as of ${asOf})`,
  mergedClients: (names: string, into: string) => `merged the clients ${names} into ${into}`,
  distinguishedClients: (names: string) => `said that the clients ${names} are not the same`,
  separatedClient: (name: string, from: string) => `separated the client ${name} from ${from}`,
  undidImport: (file: string) => `undid the import of ${file}`,
  correctedRows: (file: string, count: string) =>
    count === '1' ? `corrected a rejected row of ${file}` : `corrected ${count} rejected rows of ${file}`,
  deletedUpload: (file: string) => `discarded the file ${file}`,
  reminded: (client: string, address: string) => `sent a payment reminder to ${client} (${address})`,
  sentReport: (report: string, to: string) => `sent the ${report} to ${to}`,
  addedSchedule: (report: string, to: string) => `scheduled the ${report} for ${to}`,
  changedSchedule: (report: string, changes: string) => `changed the schedule of the ${report}: ${changes}`,
  deletedSchedule: (report: string) => `deleted the schedule of the ${report}`,
  schedule: {
    kind: 'report',
    day: 'day',
    timeZone: 'time zone',
    sections: 'sections',
    recipients: 'recipients',
    state: 'state',
  } as Record<string, string>,
  changedBranding: (changes: string) => `changed the branding of reports: ${changes}`,
  branding: { accent: 'accent color', logo: 'logo' } as Record<string, string>,
  changedAdvice: (changes: string) => `changed the advisory rules: ${changes}`,
  advice: { rules: 'reasons', overdueDays: 'days past due', leastAtStake: 'least at stake' } as Record<string, string>,
  categorized: (vendor: string, category: string | null | undefined) =>
    category ? `put the vendor ${vendor} into the category ${category}` : `took back the category of the vendor ${vendor}`,
  changedRate: (subject: string, from: string | null, to: string | null) =>
    to === null
      ? `removed the exchange rate of ${subject} (was ${from})`
      : `set the exchange rate of ${subject} to ${to}${from === null ? '' : ` (was ${from})`}`,
  changedTerms: (from: string | null, to: string) =>
    `set the payment terms of the firm to ${to} days${from === null ? '' : ` (was ${from})`}`,
  changedPrices: (changes: string) => `changed the consumer prices: ${changes}`,
  replacedPrices: (from: string | null, to: string | null) =>
    `replaced the table of consumer prices: ${to} months, ${from} before`,
  addedSample: 'filled IQ with sample data',
  removedSample: 'removed the sample data from IQ',
  merged: (name: string, other: string) => `merged the vendors ${name} and ${other}`,
  keptApart: (name: string, other: string) => `kept the vendors ${name} and ${other} apart`,
  undecided: (name: string, other: string) => `took back the decision on the vendors ${name} and ${other}`,
  setOperator: (person: string, isOperator: boolean) =>
    isOperator ? `made ${person} an operator of the suite` : `took the operator's right from ${person}`,
  changedFlag: (flag: string, environment: string, changes: string) =>
    `changed the feature flag ${flag} in ${environment}${changes && `: ${changes}`}`,
  createdWebhook: (host: string) => `created a webhook to ${host}`,
  deletedWebhook: (host: string) => `deleted the webhook to ${host}`,
  enabledWebhook: (host: string) => `switched the webhook to ${host} on again`,
  flag: { value: 'value', internalValue: 'value for internal users' } as Record<string, string>,
};
