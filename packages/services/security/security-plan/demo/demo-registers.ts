import { addDays } from '@suite/values/iso-day';
import type { EntryData } from '../contract/registers';

interface Shown {
  title: string;
  note: string;
  daysAgo: number;
  /** Defaults to the control's months. */
  lastsDays?: number;
}

/** Evidence by control. */
export const demoEvidence: Record<string, Shown | undefined> = {
  'security-skills': { title: 'Service agreement of the IT provider', note: 'Scope: computers, network, backups.', daysAgo: 120 },
  'security-training-of-staff': { title: 'Certificate: security for tax offices', note: 'Six hours.', daysAgo: 90 },
  'threat-knowledge': { title: 'IRS alerts read', note: 'Two alerts passed on to staff.', daysAgo: 40 },
  'least-access': { title: 'Groups checked', note: 'Seasonal staff reach their own clients alone.', daysAgo: 60 },
  'own-accounts': { title: 'Accounts compared with the payroll', note: 'No shared sign-ins.', daysAgo: 60 },
  passwords: { title: 'Password manager rolled out', note: 'Everyone uses it.', daysAgo: 200 },
  'two-factor-elsewhere': { title: 'Settings of tax software and e-mail', note: 'Enforced for everyone.', daysAgo: 45 },
  'encryption-in-transit': {
    title: 'Portal required for documents',
    note: 'Mail rule blocks Social Security numbers.',
    daysAgo: 150,
  },
  // Expired a few days ago.
  'backup-test': { title: 'Restore of a client folder', note: 'Restored in 12 minutes.', daysAgo: 186, lastsDays: 183 },
  'remote-work': { title: 'VPN settings', note: 'Firm devices only.', daysAgo: 170 },
  wireless: { title: 'Router settings', note: 'WPA3, guest network separate.', daysAgo: 170 },
  premises: { title: 'Walk through the office', note: 'Cabinets locked.', daysAgo: 100 },
  'software-evaluation': { title: 'List of approved applications', note: 'Fourteen applications.', daysAgo: 80 },
  retention: { title: 'Retention schedule reviewed', note: 'Returns of 2018 released for disposal.', daysAgo: 130 },
  disposal: { title: 'Certificate of destruction', note: 'Eight boxes.', daysAgo: 110 },
  'change-management': { title: 'Change record: new router', note: 'Approved and tested.', daysAgo: 170 },
  'activity-logs': { title: 'Sign-in logs reviewed', note: 'Nothing unusual.', daysAgo: 35 },
  // Expires soon.
  'efin-check': { title: 'Counts compared', note: 'Counts agree.', daysAgo: 31, lastsDays: 41 },
  monitoring: { title: 'Sample of controls tested', note: 'Ten controls, two findings put right.', daysAgo: 75 },
  'provider-selection': { title: 'Assessment of the e-signature provider', note: 'SOC 2 Type 2 read.', daysAgo: 140 },
  contacts: { title: 'Contacts checked', note: 'Stakeholder Liaison, insurer, state agency.', daysAgo: 50 },
};

/** Returns the entries of the demo firm's registers. */
export const demoEntries = (today: string): EntryData[] => {
  const ago = (days: number) => addDays(today, -days);
  const provider = (
    name: string,
    service: string,
    contract: string,
    certifications: string,
    assessed: number | null,
  ): EntryData => ({
    kind: 'providers',
    name,
    service,
    hasData: true,
    contract,
    certifications,
    assessedOn: assessed === null ? null : ago(assessed),
    reassessOn: assessed === null ? null : addDays(ago(assessed), 365),
    note: '',
  });
  const asset = (name: string, location: string, retention: string): EntryData => ({
    kind: 'assets',
    name,
    location,
    classification: 'taxpayer',
    owner: 'Olivia Hart',
    retention,
    note: '',
  });
  const risk = (name: string, likelihood: number, impact: number, measures: string): EntryData => ({
    kind: 'risks',
    name,
    likelihood,
    impact,
    treatment: 'reduce',
    measures,
    owner: 'Olivia Hart',
    reviewedOn: ago(70),
    reviewOn: addDays(ago(70), 365),
  });
  return [
    provider('Cloud storage', 'Client documents', 'Data processing agreement of 2025', 'SOC 2 Type 2, ISO 27001', 100),
    provider('Tax software', 'Preparing and filing returns', 'Service agreement, section 9', 'SOC 2 Type 2', 200),
    provider('E-signature tool', 'Signatures of clients', '', 'SOC 2 Type 2', 140),
    provider('Payroll service', 'Payroll of clients', 'Data processing agreement of 2024', 'SOC 1 Type 2', 380),
    asset('Tax returns and work papers', 'Tax software and cloud storage', 'Seven years after filing'),
    asset('Client correspondence', 'E-mail', 'Three years'),
    asset('Paper files', 'Locked cabinets, office', 'Until scanned, then shredded'),
    risk('Phishing of preparers in the season', 4, 4, 'Training, two-factor authentication, mail filter.'),
    risk('Lost or stolen laptop', 3, 3, 'Encryption, remote wipe.'),
    risk('Ransomware on shared storage', 2, 5, 'Backups apart from the network, restore tests.'),
    risk('Return sent to the wrong client', 3, 3, 'Portal only, second look before sending.'),
    {
      kind: 'incidents',
      name: 'Engagement letter sent to a wrong address',
      discoveredOn: ago(60),
      status: 'closed',
      what: 'An engagement letter without taxpayer data went to a former address of a client.',
      consumers: 0,
      ftcNotifiedOn: null,
      irsNotifiedOn: null,
      stateNotifiedOn: null,
      clientsNotifiedOn: ago(59),
      timeline: [
        { on: ago(60), what: 'The recipient called.' },
        { on: ago(59), what: 'Client told; address corrected.' },
      ],
    },
    {
      kind: 'exceptions',
      name: 'Scanner without disk encryption',
      reason: 'The device cannot encrypt its disk.',
      approvedBy: 'Olivia Hart',
      approvedOn: ago(150),
      until: addDays(today, 20),
      compensation: 'Its disk is overwritten after each job.',
    },
  ];
};
