import type { ElementCode } from './elements';

/** What proves a control by itself; `evidence` is what somebody adds. */
export type Source =
  | 'evidence'
  | 'two-factor'
  | 'access'
  | 'inventory'
  | 'encryption'
  | 'system-support'
  | 'firewall'
  | 'antivirus'
  | 'backup'
  | 'screen-lock'
  | 'returns'
  | 'training'
  | 'providers-contract'
  | 'providers-assessed'
  | 'risks'
  | 'assets'
  | 'qualified-individual'
  | 'acknowledgements'
  | 'review'
  | 'report'
  | 'incidents';

export interface Control {
  key: string;
  elements: readonly ElementCode[];
  /** The section of the plan in which it is described. */
  section: string;
  title: string;
  /** What is asked for, in our own words. */
  requirement: string;
  /** How a small firm usually does it: what the plan begins with. */
  implementation: string;
  source: Source;
  /** Months between reviews. */
  months: number;
}

const control = (
  key: string,
  codes: readonly ElementCode[],
  [section, source, months]: readonly [section: string, source: Source, months: number],
  title: string,
  requirement: string,
  implementation: string,
): Control => ({ key, elements: codes, section, title, requirement, implementation, source, months });

/** Written from 16 CFR 314.4 and IRS Publications 4557 and 5708. */
export const controls: readonly Control[] = [
  control(
    'qualified-individual',
    ['(a)'],
    ['II', 'qualified-individual', 12],
    'A Qualified Individual runs the program',
    'One named person is responsible for the plan, has the time and authority for it, and reports to the owners. A provider may fill the role; the firm stays responsible.',
    'The owners appointed the Qualified Individual named in section II. They decide on security measures and may stop work that puts customer information at risk.',
  ),
  control(
    'security-skills',
    ['(e)(2)'],
    ['II', 'evidence', 12],
    'Qualified people run security',
    'Those who set up and operate security have the skills for it, or a provider with these skills does.',
    'Our IT provider sets up computers and the network. The Qualified Individual checks its work against this plan.',
  ),
  control(
    'security-training-of-staff',
    ['(e)(3)'],
    ['II', 'evidence', 12],
    'Training for those who run security',
    'The Qualified Individual and others with security tasks get training that suffices for the risks.',
    'The Qualified Individual takes at least four hours of information security training each year.',
  ),
  control(
    'threat-knowledge',
    ['(e)(4)'],
    ['II', 'evidence', 6],
    'Knowledge of new threats',
    'Key people follow what attackers do now, and what helps against it.',
    'The Qualified Individual reads the IRS alerts for tax professionals and the e-News for Tax Professionals, and passes on what concerns us.',
  ),
  control(
    'risk-assessment',
    ['(b)(1)'],
    ['III', 'risks', 12],
    'Written risk assessment',
    'The risks to customer information are listed with likelihood, impact and treatment, by criteria that are written down.',
    'We rate likelihood and impact from 1 to 5 in the risk register. A product of 15 or more is treated at once, 8 or more within the year.',
  ),
  control(
    'risk-reassessment',
    ['(b)(2)'],
    ['III', 'risks', 12],
    'Risks assessed again',
    'Risks are assessed again at least yearly, and after changes in the business, in technology or after an incident.',
    'The Qualified Individual reviews every risk before the annual review and after each incident.',
  ),
  control(
    'information-assets',
    ['(c)(2)'],
    ['IV', 'assets', 12],
    'Register of information',
    'The firm knows which customer information it keeps, where, and who is responsible.',
    'The asset register lists each kind of information with its place, its owner and how long it is kept.',
  ),
  control(
    'device-inventory',
    ['(c)(2)'],
    ['IV', 'inventory', 3],
    'Inventory of devices',
    'Every device that can hold or reach customer information is listed with its owner, and none goes unseen for long.',
    'All computers, phones, printers, routers and storage media are in the device inventory, which reports from the devices keep current.',
  ),
  control(
    'supported-systems',
    ['(c)(2)', '(d)(1)'],
    ['IV', 'system-support', 3],
    'Supported operating systems',
    'Devices run systems that still get security updates.',
    'Automatic updates are on. Devices whose system reaches its end of support are replaced before that date.',
  ),
  control(
    'returned-devices',
    ['(c)(2)', '(c)(6)'],
    ['IV', 'returns', 3],
    'Devices come back and are wiped',
    'When somebody leaves or changes devices, the device is returned and what it holds is deleted.',
    'Deactivating a person opens a task to collect and wipe each of their devices.',
  ),
  control(
    'access-review',
    ['(c)(1)'],
    ['V', 'access', 3],
    'Access reviewed every quarter',
    'Who may open what is compared with what each person needs, at least every quarter and whenever somebody leaves.',
    'The Qualified Individual goes through people, roles and apps in the app manager, and notes the review here.',
  ),
  control(
    'least-access',
    ['(c)(1)'],
    ['V', 'evidence', 12],
    'Access as far as work needs it',
    'People get access to the clients and systems that their work needs, and no more.',
    'Groups in the app manager decide who may open which app. Seasonal staff have a group of their own.',
  ),
  control(
    'own-accounts',
    ['(c)(1)'],
    ['V', 'evidence', 12],
    'An account for each person',
    'Nobody shares a sign-in, and accounts of those who left are closed on their last day.',
    'Each person has an account of their own in every system. Leaving staff are deactivated on their last day.',
  ),
  control(
    'passwords',
    ['(c)(1)'],
    ['V', 'evidence', 12],
    'Strong passwords in a password manager',
    'Passwords are long, unique for each system and kept in a password manager.',
    'The firm provides a password manager. Passwords have at least 14 characters; none is used twice.',
  ),
  control(
    'two-factor',
    ['(c)(5)'],
    ['V', 'two-factor', 3],
    'Multi-factor authentication for everyone',
    'Everyone who reaches customer information proves a second factor, such as a code of an authenticator app.',
    'Two-factor authentication is on for every account of this suite, and required in tax, e-mail and storage systems.',
  ),
  control(
    'two-factor-elsewhere',
    ['(c)(5)'],
    ['V', 'evidence', 6],
    'Multi-factor authentication in other systems',
    'Tax software, e-mail, cloud storage and remote access ask for a second factor too.',
    'The Qualified Individual keeps a screenshot of the enforced setting of each system.',
  ),
  control(
    'encryption-at-rest',
    ['(c)(3)'],
    ['V', 'encryption', 3],
    'Encryption of devices that hold customer information',
    'Disks of computers, phones and portable media are encrypted.',
    'BitLocker or FileVault is on for every computer. Phones are encrypted with a passcode.',
  ),
  control(
    'encryption-in-transit',
    ['(c)(3)'],
    ['V', 'evidence', 12],
    'Encryption on the way',
    'Customer information leaves the firm only encrypted, never in a plain e-mail.',
    'Clients exchange documents through the portal. Attachments with customer information are not sent by plain e-mail.',
  ),
  control(
    'screen-lock',
    ['(c)(1)'],
    ['V', 'screen-lock', 3],
    'Screens lock themselves',
    'A device that is left alone locks its screen after a few minutes.',
    'Screens lock after at most 15 minutes and ask for the password.',
  ),
  control(
    'firewall',
    ['(c)(8)', '(d)(1)'],
    ['V', 'firewall', 3],
    'Firewalls are on',
    'Each computer and the network have a firewall (one of the IRS Security Six).',
    'The system firewall is on for every computer; the office router blocks unrequested connections.',
  ),
  control(
    'antivirus',
    ['(c)(8)', '(d)(1)'],
    ['V', 'antivirus', 3],
    'Protection against malware',
    'Each computer has anti-malware software that is on and up to date (one of the IRS Security Six).',
    'The built-in or managed anti-malware software is on for every computer and updates itself daily.',
  ),
  control(
    'backup',
    ['(d)(1)'],
    ['V', 'backup', 3],
    'Backups exist',
    'Important data is backed up automatically, apart from the devices it is on (one of the IRS Security Six).',
    'Cloud storage keeps versions; servers and computers with local data are backed up every night.',
  ),
  control(
    'backup-test',
    ['(d)(1)'],
    ['V', 'evidence', 6],
    'Backups restored in a test',
    'A restore is tried regularly, with the date and what was restored.',
    'Every six months we restore one client folder and one mailbox, and keep a note of the result.',
  ),
  control(
    'remote-work',
    ['(c)(1)', '(c)(3)'],
    ['V', 'evidence', 12],
    'Safe remote work',
    'People who work elsewhere use firm devices and an encrypted connection (a VPN is one of the IRS Security Six).',
    'Remote work is allowed on firm devices only, through the VPN or applications that encrypt their connection.',
  ),
  control(
    'wireless',
    ['(c)(3)'],
    ['V', 'evidence', 12],
    'Safe wireless network',
    'Wi-Fi uses WPA2 or WPA3 with a strong passphrase; guests have a network of their own; default passwords were changed.',
    'The office Wi-Fi uses WPA3. Guests use a separate network. The router has its own administrator password.',
  ),
  control(
    'premises',
    ['(c)(1)', '(c)(2)'],
    ['V', 'evidence', 12],
    'Locked offices and files',
    'Paper files, servers and network equipment are locked away; visitors are accompanied.',
    'The office is locked outside business hours. Client files are in locked cabinets; visitors stay with staff.',
  ),
  control(
    'software-evaluation',
    ['(c)(4)'],
    ['V', 'evidence', 12],
    'Applications evaluated before use',
    'Before an application gets customer information, its security is looked at, and again when it changes.',
    'We develop no software. The Qualified Individual approves each application after reading its security information.',
  ),
  control(
    'retention',
    ['(c)(6)'],
    ['A', 'evidence', 12],
    'Retention policy reviewed',
    'How long records are kept is written down, and reviewed so that nothing is kept without need.',
    'Attachment A says how long each kind of record is kept. It is reviewed every year.',
  ),
  control(
    'disposal',
    ['(c)(6)'],
    ['A', 'evidence', 12],
    'Secure disposal',
    'Customer information is destroyed for good when its time is over: shredded, wiped or certified by a provider.',
    'Paper goes to a shredding service with a certificate. Storage media are wiped or destroyed.',
  ),
  control(
    'change-management',
    ['(c)(7)'],
    ['V', 'evidence', 12],
    'Changes are planned',
    'Changes to systems and the network are approved, tested and recorded.',
    'The IT provider proposes changes in writing. The Qualified Individual approves them and checks this plan for what they affect.',
  ),
  control(
    'activity-logs',
    ['(c)(8)'],
    ['V', 'evidence', 6],
    'Activity is logged and looked at',
    'Systems record who signs in and what they do; somebody looks for what is unusual.',
    'Sign-in logs of e-mail and tax software are reviewed monthly, and the audit log of this suite each quarter.',
  ),
  control(
    'efin-check',
    ['(c)(8)'],
    ['V', 'evidence', 1],
    'EFIN and PTIN counts checked',
    'Returns filed under the firm’s EFIN and PTINs are compared with its own records during the season, to notice misuse (IRS Publication 4557).',
    'In the filing season the Qualified Individual compares the weekly counts in the IRS e-Services and PTIN accounts with our records.',
  ),
  control(
    'monitoring',
    ['(d)(1)'],
    ['V', 'evidence', 12],
    'Safeguards are tested',
    'The key safeguards are tested or monitored, and what is found is put right.',
    'Device checks run all the time. Once a year the Qualified Individual tests a sample of controls and notes the result.',
  ),
  control(
    'penetration-test',
    ['(d)(2)'],
    ['V', 'evidence', 12],
    'Penetration test every year',
    'Somebody independent tries to break in once a year, unless there is continuous monitoring.',
    'We engage a testing firm each year and keep its report with our response.',
  ),
  control(
    'vulnerability-scan',
    ['(d)(2)'],
    ['V', 'evidence', 6],
    'Vulnerability scan every six months',
    'Systems are scanned for known weaknesses at least every six months, and after larger changes.',
    'The IT provider scans our network and computers every six months and fixes what it finds.',
  ),
  control(
    'awareness-training',
    ['(e)(1)'],
    ['V', 'training', 12],
    'Security awareness training',
    'Everyone takes security training when they join and every year, and new risks are covered.',
    'Everyone completes the assigned courses within 30 days of joining and every year after that.',
  ),
  control(
    'acknowledged',
    ['(e)(1)'],
    ['B', 'acknowledgements', 12],
    'Everyone has read the plan',
    'Each employee and contractor reads the plan and the rules of behavior and confirms that, every year.',
    'Everyone acknowledges the version in force within 14 days, and every year.',
  ),
  control(
    'provider-selection',
    ['(f)(1)'],
    ['V', 'evidence', 12],
    'Providers selected with care',
    'Before a provider gets customer information, its security is evaluated.',
    'We ask for a current SOC 2 report, ISO 27001 certificate or an equivalent answer, and note the decision.',
  ),
  control(
    'provider-contracts',
    ['(f)(2)'],
    ['V', 'providers-contract', 12],
    'Providers bound by contract',
    'Contracts oblige each provider with customer information to safeguard it.',
    'The provider register names the agreement of each provider that handles customer information.',
  ),
  control(
    'provider-assessment',
    ['(f)(3)'],
    ['V', 'providers-assessed', 12],
    'Service providers assessed',
    'Each provider with customer information is assessed again by its date in the register.',
    'Providers with customer information are assessed every year, others every three years.',
  ),
  control(
    'annual-review',
    ['(g)'],
    ['VI', 'review', 12],
    'Program evaluated and adjusted',
    'The plan is reviewed at least yearly, and after tests, incidents and changes in the business.',
    'The annual review follows the checklist in this plan; each item has a date and an artifact.',
  ),
  control(
    'incident-response',
    ['(h)'],
    ['C', 'evidence', 12],
    'Incident response plan',
    'A written plan says who does what after a security event, whom to call and what to record. Even exempt firms are well advised to have one.',
    'Attachment C is the plan. We walk through it once a year.',
  ),
  control(
    'incident-register',
    ['(h)', '(j)'],
    ['C', 'incidents', 3],
    'Incidents recorded and reported in time',
    'Each security event is recorded with what happened, who was affected and who was told; deadlines are kept.',
    'The incident register keeps the timeline and counts the 30 days to notify the FTC from 500 consumers on.',
  ),
  control(
    'contacts',
    ['(j)'],
    ['C', 'evidence', 12],
    'Contacts for an emergency',
    'The contacts of the IRS Stakeholder Liaison, the state tax agency, the FTC, the insurer and counsel are at hand.',
    'Attachment C lists the contacts. They are checked before each filing season.',
  ),
  control(
    'owners-report',
    ['(i)'],
    ['VI', 'report', 12],
    'Report to the owners',
    'The Qualified Individual reports to the owners in writing at least yearly: overall state, compliance and material matters.',
    'The report is made with the annual review and handed to the owners.',
  ),
];

export const controlOf = (key: string): Control | undefined => controls.find((one) => one.key === key);
