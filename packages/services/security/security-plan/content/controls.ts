import type { ElementCode } from './elements';

/** Where a control's proof comes from; `evidence` is added by people. */
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
  /** The section of the plan that describes it. */
  section: string;
  title: string;
  /** The requirement, in our own words. */
  requirement: string;
  /** How a small firm usually does it: the plan's initial text, used once the control is proven. */
  implementation: string;
  /** The text while the control isn't proven: what the firm is going to do. */
  planned: string;
  source: Source;
  months: number;
}

const control = (
  key: string,
  codes: readonly ElementCode[],
  [section, source, months]: readonly [section: string, source: Source, months: number],
  title: string,
  requirement: string,
  implementation: string,
  planned: string,
): Control => ({ key, elements: codes, section, title, requirement, implementation, planned, source, months });

/** Written from 16 CFR 314.4 and IRS Publications 4557 and 5708. */
export const controls: readonly Control[] = [
  control(
    'qualified-individual',
    ['(a)'],
    ['II', 'qualified-individual', 12],
    'Qualified Individual',
    'One named person is responsible for the plan, has the time and authority for it, and reports to the owners. A provider may fill the role; the firm stays responsible.',
    'The owners appointed the Qualified Individual named in section II. They decide on security measures and may stop work that puts customer information at risk.',
    'The owners will appoint a Qualified Individual and name that person in section II. The person will decide on security measures and will be able to stop work that puts customer information at risk.',
  ),
  control(
    'security-skills',
    ['(e)(2)'],
    ['II', 'evidence', 12],
    'Qualified people for security',
    'Those who set up and operate security have the skills for it, or a provider with these skills does.',
    'Our IT provider sets up computers and the network. The Qualified Individual checks its work against this plan.',
    'Our IT provider will set up computers and the network. The Qualified Individual will check its work against this plan.',
  ),
  control(
    'security-training-of-staff',
    ['(e)(3)'],
    ['II', 'evidence', 12],
    'Training for those who run security',
    'The Qualified Individual and others with security tasks get training that suffices for the risks.',
    'The Qualified Individual takes at least four hours of information security training each year.',
    'The Qualified Individual will take at least four hours of information security training each year.',
  ),
  control(
    'threat-knowledge',
    ['(e)(4)'],
    ['II', 'evidence', 6],
    'Knowledge of new threats',
    'Key people follow what attackers do now, and what helps against it.',
    'The Qualified Individual reads the IRS alerts for tax professionals and the e-News for Tax Professionals, and passes on what concerns us.',
    'The Qualified Individual will read the IRS alerts for tax professionals and the e-News for Tax Professionals, and will pass on what concerns us.',
  ),
  control(
    'risk-assessment',
    ['(b)(1)'],
    ['III', 'risks', 12],
    'Written risk assessment',
    'The risks to customer information are listed with likelihood, impact and treatment, by criteria that are written down.',
    'We rate likelihood and impact from 1 to 5 in the risk register. A product of 15 or more is treated at once, 8 or more within the year.',
    'We will rate likelihood and impact from 1 to 5 in the risk register. A product of 15 or more will be treated at once, 8 or more within the year.',
  ),
  control(
    'risk-reassessment',
    ['(b)(2)'],
    ['III', 'risks', 12],
    'Reassessment of risks',
    'Risks are assessed again at least yearly, and after changes in the business, in technology or after an incident.',
    'The Qualified Individual reviews every risk before the annual review and after each incident.',
    'The Qualified Individual will review every risk before the annual review and after each incident.',
  ),
  control(
    'information-assets',
    ['(c)(2)'],
    ['IV', 'assets', 12],
    'Register of information',
    'The firm knows which customer information it keeps, where, and who is responsible.',
    'The asset register lists each kind of information with its place, its owner and how long it is kept.',
    'The asset register will list each kind of information with its place, its owner and how long it may be stored.',
  ),
  control(
    'device-inventory',
    ['(c)(2)'],
    ['IV', 'inventory', 3],
    'Inventory of devices',
    'Every device that can hold or reach customer information is listed with its owner, and none goes unseen for long.',
    'All computers, phones, printers, routers and storage media are in the device inventory, which reports from the devices keep current.',
    'All computers, phones, printers, routers and storage media will be added to the device inventory, and reports from the devices will update it.',
  ),
  control(
    'supported-systems',
    ['(c)(2)', '(d)(1)'],
    ['IV', 'system-support', 3],
    'Supported operating systems',
    'Devices run systems that still get security updates.',
    'Every device in use runs a system that gets security updates, and is replaced before their end.',
    'Every device in use will run a system that gets security updates, and will be replaced before their end.',
  ),
  control(
    'returned-devices',
    ['(c)(2)', '(c)(6)'],
    ['IV', 'returns', 3],
    'Return and wiping of devices',
    'When somebody leaves or changes devices, the device is returned and what it holds is deleted.',
    'Deactivating a person opens a task to collect and wipe each of their devices.',
    'When a person is deactivated, each of their devices will be collected and wiped.',
  ),
  control(
    'access-review',
    ['(c)(1)'],
    ['V', 'access', 3],
    'Quarterly review of access',
    'Who may open what is compared with what each person needs, at least every quarter and whenever somebody leaves.',
    'The Qualified Individual goes through people, roles and apps in the app manager, and notes the review here.',
    'The Qualified Individual will go through people, roles and apps in the app manager, and will note the review here.',
  ),
  control(
    'least-access',
    ['(c)(1)'],
    ['V', 'evidence', 12],
    'Access as far as work needs it',
    'People get access to the clients and systems that their work needs, and no more.',
    'Groups in the app manager decide who may open which app. Seasonal staff have a group of their own.',
    'Groups in the app manager will decide who may open which app. Seasonal staff will get a group of their own.',
  ),
  control(
    'own-accounts',
    ['(c)(1)'],
    ['V', 'evidence', 12],
    'An account for each person',
    'Nobody shares a sign-in, and accounts of those who left are closed on their last day.',
    'Each person has an account of their own in every system. Leaving staff are deactivated on their last day.',
    'Each person will get an account of their own in every system. Leaving staff will be deactivated on their last day.',
  ),
  control(
    'passwords',
    ['(c)(1)'],
    ['V', 'evidence', 12],
    'Strong passwords in a password manager',
    'Passwords are long, unique for each system and kept in a password manager.',
    'The firm provides a password manager. Passwords have at least 14 characters; none is used twice.',
    'The firm will provide a password manager. Passwords will have at least 14 characters, and each will be used once only.',
  ),
  control(
    'two-factor',
    ['(c)(5)'],
    ['V', 'two-factor', 3],
    'Multi-factor authentication for everyone',
    'Everyone who reaches customer information proves a second factor, such as a code of an authenticator app.',
    'Two-factor authentication is on for every account of this suite.',
    'Two-factor authentication will be turned on for every account of this suite.',
  ),
  control(
    'two-factor-elsewhere',
    ['(c)(5)'],
    ['V', 'evidence', 6],
    'Multi-factor authentication in other systems',
    'Tax software, e-mail, cloud storage and remote access ask for a second factor too.',
    'The Qualified Individual keeps a screenshot of the enforced setting of each system.',
    'The Qualified Individual will enforce multi-factor authentication in each system and store a screenshot of the setting.',
  ),
  control(
    'encryption-at-rest',
    ['(c)(3)'],
    ['V', 'encryption', 3],
    'Encryption of devices that hold customer information',
    'Disks of computers, phones and portable media are encrypted.',
    'BitLocker or FileVault is on for every computer. Phones are encrypted with a passcode.',
    'BitLocker or FileVault will be turned on for every computer. Phones will be encrypted with a passcode.',
  ),
  control(
    'encryption-in-transit',
    ['(c)(3)'],
    ['V', 'evidence', 12],
    'Encryption on the way',
    'Customer information leaves the firm only encrypted, never in a plain e-mail.',
    'Clients exchange documents through the portal. Attachments with customer information are not sent by plain e-mail.',
    'Clients will exchange documents through the portal. Attachments with customer information will not be sent by plain e-mail.',
  ),
  control(
    'screen-lock',
    ['(c)(1)'],
    ['V', 'screen-lock', 3],
    'Screen lock',
    'A device that is left alone locks its screen after a few minutes.',
    'Screens lock after at most 15 minutes and ask for the password.',
    'Screens will be set to lock after at most 15 minutes and to ask for the password.',
  ),
  control(
    'firewall',
    ['(c)(8)', '(d)(1)'],
    ['V', 'firewall', 3],
    'Firewalls',
    'Each computer and the network have a firewall (one of the IRS Security Six).',
    'The system firewall is on for every computer; the office router blocks unrequested connections.',
    'The system firewall will be turned on for every computer; the office router will be set to block unrequested connections.',
  ),
  control(
    'antivirus',
    ['(c)(8)', '(d)(1)'],
    ['V', 'antivirus', 3],
    'Protection against malware',
    'Each computer has anti-malware software that is on and up to date (one of the IRS Security Six).',
    'The built-in or managed anti-malware software is on for every computer.',
    'The built-in or managed anti-malware software will be turned on for every computer.',
  ),
  control(
    'backup',
    ['(d)(1)'],
    ['V', 'backup', 3],
    'Backups',
    'Important data is backed up automatically, apart from the devices it is on (one of the IRS Security Six).',
    'Servers and computers with local data are backed up.',
    'Servers and computers with local data will be backed up every night.',
  ),
  control(
    'backup-test',
    ['(d)(1)'],
    ['V', 'evidence', 6],
    'Restore tests of backups',
    'A restore is tried regularly, with the date and what was restored.',
    'Every six months we restore one client folder and one mailbox, and keep a note of the result.',
    'Every six months we will restore one client folder and one mailbox, and note the result.',
  ),
  control(
    'remote-work',
    ['(c)(1)', '(c)(3)'],
    ['V', 'evidence', 12],
    'Safe remote work',
    'People who work elsewhere use firm devices and an encrypted connection (a VPN is one of the IRS Security Six).',
    'Remote work is allowed on firm devices only, through the VPN or applications that encrypt their connection.',
    'Remote work will be allowed on firm devices only, through the VPN or applications that encrypt their connection.',
  ),
  control(
    'wireless',
    ['(c)(3)'],
    ['V', 'evidence', 12],
    'Safe wireless network',
    'Wi-Fi uses WPA2 or WPA3 with a strong passphrase; guests have a network of their own; default passwords were changed.',
    'The office Wi-Fi uses WPA3. Guests use a separate network. The router has its own administrator password.',
    'The office Wi-Fi will be set to WPA3. Guests will get a separate network. The router will get its own administrator password.',
  ),
  control(
    'premises',
    ['(c)(1)', '(c)(2)'],
    ['V', 'evidence', 12],
    'Locked offices and files',
    'Paper files, servers and network equipment are locked away; visitors are accompanied.',
    'The office is locked outside business hours. Client files are in locked cabinets; visitors stay with staff.',
    'The office will be locked outside business hours. Client files will be locked in cabinets; visitors will stay with staff.',
  ),
  control(
    'software-evaluation',
    ['(c)(4)'],
    ['V', 'evidence', 12],
    'Evaluation of applications before use',
    'Before an application gets customer information, its security is looked at, and again when it changes.',
    'We develop no software. The Qualified Individual approves each application after reading its security information.',
    'The Qualified Individual will approve each application after reading its security information.',
  ),
  control(
    'retention',
    ['(c)(6)'],
    ['A', 'evidence', 12],
    'Review of the retention policy',
    'How long records are kept is written down, and reviewed so that nothing is kept without need.',
    'Attachment A says how long each kind of record is kept. It is reviewed every year.',
    'Attachment A will say how long each kind of record is stored. It will be reviewed every year.',
  ),
  control(
    'disposal',
    ['(c)(6)'],
    ['A', 'evidence', 12],
    'Secure disposal',
    'Customer information is destroyed for good when its time is over: shredded, wiped or certified by a provider.',
    'Paper goes to a shredding service with a certificate. Storage media are wiped or destroyed.',
    'Paper will go to a shredding service with a certificate. Storage media will be wiped or destroyed.',
  ),
  control(
    'change-management',
    ['(c)(7)'],
    ['V', 'evidence', 12],
    'Change management',
    'Changes to systems and the network are approved, tested and recorded.',
    'The IT provider proposes changes in writing. The Qualified Individual approves them and checks this plan for what they affect.',
    'The IT provider will propose changes in writing. The Qualified Individual will approve them and check this plan for what they affect.',
  ),
  control(
    'activity-logs',
    ['(c)(8)'],
    ['V', 'evidence', 6],
    'Logging and review of activity',
    'Systems record who signs in and what they do; somebody looks for what is unusual.',
    'Sign-in logs of e-mail and tax software are reviewed monthly, and the audit log of this suite each quarter.',
    'Sign-in logs of e-mail and tax software will be reviewed monthly, and the audit log of this suite each quarter.',
  ),
  control(
    'efin-check',
    ['(c)(8)'],
    ['V', 'evidence', 1],
    'Check of EFIN and PTIN counts',
    'Returns filed under the firm’s EFIN and PTINs are compared with its own records during the season, to notice misuse (IRS Publication 4557).',
    'In the filing season the Qualified Individual compares the weekly counts in the IRS e-Services and PTIN accounts with our records.',
    'In the filing season the Qualified Individual will compare the weekly counts in the IRS e-Services and PTIN accounts with our records.',
  ),
  control(
    'monitoring',
    ['(d)(1)'],
    ['V', 'evidence', 12],
    'Tests of safeguards',
    'The key safeguards are tested or monitored, and what is found is put right.',
    'Device checks run all the time. Once a year the Qualified Individual tests a sample of controls and notes the result.',
    'Once a year the Qualified Individual will test a sample of controls and note the result.',
  ),
  control(
    'penetration-test',
    ['(d)(2)'],
    ['V', 'evidence', 12],
    'Penetration test every year',
    'Somebody independent tries to break in once a year, unless there is continuous monitoring.',
    'We engage a testing firm each year and keep its report with our response.',
    'We will engage a testing firm each year and store its report with our response.',
  ),
  control(
    'vulnerability-scan',
    ['(d)(2)'],
    ['V', 'evidence', 6],
    'Vulnerability scan every six months',
    'Systems are scanned for known weaknesses at least every six months, and after larger changes.',
    'The IT provider scans our network and computers every six months and fixes what it finds.',
    'The IT provider will scan our network and computers every six months and fix what it finds.',
  ),
  control(
    'awareness-training',
    ['(e)(1)'],
    ['V', 'training', 12],
    'Security awareness training',
    'Everyone takes security training when they join and every year, and new risks are covered.',
    'Everyone completes the assigned courses within 30 days of joining and every year after that.',
    'Everyone will complete the assigned courses within 30 days of joining and every year after that.',
  ),
  control(
    'acknowledged',
    ['(e)(1)'],
    ['B', 'acknowledgements', 12],
    'Acknowledgement of the plan',
    'Each employee and contractor reads the plan and the rules of behavior and confirms that, every year.',
    'Everyone acknowledges the version in force within 14 days, and every year.',
    'Everyone will acknowledge the version in force within 14 days, and every year.',
  ),
  control(
    'provider-selection',
    ['(f)(1)'],
    ['V', 'evidence', 12],
    'Selection of providers',
    'Before a provider gets customer information, its security is evaluated.',
    'We ask for a current SOC 2 report, ISO 27001 certificate or an equivalent answer, and note the decision.',
    'We will ask for a current SOC 2 report, ISO 27001 certificate or an equivalent answer, and note the decision.',
  ),
  control(
    'provider-contracts',
    ['(f)(2)'],
    ['V', 'providers-contract', 12],
    'Contracts with providers',
    'Contracts oblige each provider with customer information to safeguard it.',
    'The provider register names the agreement of each provider that handles customer information.',
    'The provider register will name the agreement of each provider that handles customer information.',
  ),
  control(
    'provider-assessment',
    ['(f)(3)'],
    ['V', 'providers-assessed', 12],
    'Assessment of service providers',
    'Each provider with customer information is assessed again by its date in the register.',
    'Providers with customer information are assessed every year, others every three years.',
    'Providers with customer information will be assessed every year, others every three years.',
  ),
  control(
    'annual-review',
    ['(g)'],
    ['VI', 'review', 12],
    'Evaluation and adjustment of the program',
    'The plan is reviewed at least yearly, and after tests, incidents and changes in the business.',
    'The annual review follows the checklist in this plan; each item has a date and an artifact.',
    'The annual review will follow the checklist in this plan; each item will get a date and an artifact.',
  ),
  control(
    'incident-response',
    ['(h)'],
    ['C', 'evidence', 12],
    'Incident response plan',
    'A written plan says who does what after a security event, whom to call and what to record. Even exempt firms are well advised to have one.',
    'Attachment C is the plan. We walk through it once a year.',
    'Attachment C will be the plan. We will walk through it once a year.',
  ),
  control(
    'incident-register',
    ['(h)', '(j)'],
    ['C', 'incidents', 3],
    'Record and report of incidents',
    'Each security event is recorded with what happened, who was affected and who was told; deadlines are kept.',
    'The incident register keeps the timeline and counts the 30 days to notify the FTC from 500 consumers on.',
    'The incident register will have the timeline of each incident, and will count the 30 days to notify the FTC from 500 consumers on.',
  ),
  control(
    'contacts',
    ['(j)'],
    ['C', 'evidence', 12],
    'Contacts for an emergency',
    'The contacts of the IRS Stakeholder Liaison, the state tax agency, the FTC, the insurer and counsel are at hand.',
    'Attachment C lists the contacts. They are checked before each filing season.',
    'Attachment C will list the contacts. They will be checked before each filing season.',
  ),
  control(
    'owners-report',
    ['(i)'],
    ['VI', 'report', 12],
    'Report to the owners',
    'The Qualified Individual reports to the owners in writing at least yearly: overall state, compliance and material matters.',
    'The report is made with the annual review and handed to the owners.',
    'The report will be made with the annual review and handed to the owners.',
  ),
];

export const controlOf = (key: string): Control | undefined => controls.find((one) => one.key === key);
