import type { Answers } from '../contract/plan';

/** The answers that prefill a new plan. */
export interface Prefill extends Answers {
  firm: string;
  /** Name of the Qualified Individual; undefined while there is none. */
  qualifiedIndividual: string | undefined;
}

export interface SectionContent {
  key: string;
  title: string;
  /** What belongs in the section, and why. */
  explanation: string;
  example: string;
  prefill(from: Prefill): string;
}

const somebody = ({ qualifiedIndividual }: Prefill) => qualifiedIndividual ?? 'the Qualified Individual (to be named)';
const peopleText = ({ people }: Prefill) => (people === 1 ? 'one person' : `${people} people`);
const officesText = ({ offices }: Prefill) =>
  offices === 0 ? 'without an office of its own' : offices === 1 ? 'in one office' : `in ${offices} offices`;

const storage = {
  cloud: 'Client data is stored with cloud providers, which the provider register names.',
  server: 'Client data is stored on a server of the firm, which must be in a room that is locked.',
  both: 'Client data is stored on a server of the firm, which must be in a room that is locked, and with cloud providers, which the provider register names.',
};

const remote = {
  none: 'Nobody works remotely. Firm data must not leave the office.',
  some: 'Some people work remotely. They must use firm devices and encrypted connections.',
  all: 'Everyone works remotely. They must use firm devices and encrypted connections.',
};

/** Follows the outline of IRS Publication 5708, in our own words. */
export const planSections: readonly SectionContent[] = [
  {
    key: 'I',
    title: 'I. Objective, purpose and scope',
    explanation:
      'Says why the plan exists, which laws ask for it, and what it covers: the firm, its people, its systems and the information of its clients.',
    example:
      'This plan protects the personal and financial information of our clients, in paper and electronic form, wherever our staff and providers handle it.',
    prefill: (from) =>
      `${from.firm} keeps personal and financial information of its clients. This plan describes the administrative, technical and physical safeguards that protect it, as the Gramm-Leach-Bliley Act and the FTC Safeguards Rule (16 CFR Part 314) require, and as IRS Publications 4557 and 5708 advise.

Its purpose is to keep client information confidential, to protect it against threats that can be expected, and to prevent access or use that could harm a client.

It covers ${peopleText(from)} ${officesText(from)}, all devices and applications they use for their work, and the service providers that handle client information. Returns are prepared by: ${from.preparers}.`,
  },
  {
    key: 'II',
    title: 'II. Responsible individuals',
    explanation:
      'Names who runs the program (the Qualified Individual of 16 CFR 314.4(a), whom the IRS calls the Data Security Coordinator), who speaks for the firm after an incident (the Public Information Officer), and what they do.',
    example: 'Ana Ruiz is the Qualified Individual. Ben Cole speaks to clients and the press after an incident.',
    prefill: (from) =>
      `The Qualified Individual and Data Security Coordinator is ${somebody(from)}. This person has to set up and maintain the plan, train staff, test safeguards, select and assess service providers, review the plan at least every year, and report to the owners in writing.

The Public Information Officer speaks for the firm after an incident: to clients, authorities and the press. Nobody else gives information. Until the owners name somebody else, this is ${somebody(from)}.

The owners stay responsible for the plan, also where a provider carries it out.`,
  },
  {
    key: 'III',
    title: 'III. Risk assessment',
    explanation:
      'Lists which information the firm handles, where it could be lost, and the risks to it. The table comes from the risk register.',
    example:
      'A preparer opens an attachment of a false client, and malware reads tax returns. Likelihood 4, impact 5: treat at once.',
    prefill: (from) =>
      `We handle names, addresses, Social Security and taxpayer identification numbers, dates of birth, income, bank and card details, and the tax returns made of them. ${storage[from.storage]}

Internal risks are mistakes, lost devices, too wide access, and misuse by staff. External risks are phishing and impersonation, malware and ransomware, stolen passwords, break-ins, failures of providers, and natural events.

Likelihood and impact have to be rated from 1 to 5. A product of 15 or more must be treated at once, one of 8 or more within the year; the rest is watched.`,
  },
  {
    key: 'IV',
    title: 'IV. Inventory of hardware',
    explanation: 'Says how the firm knows which devices hold or reach client information. The inventory itself is attachment E.',
    example: 'Twelve laptops, one server and two network printers; each has an owner and a location.',
    prefill: (from) =>
      `Every computer, phone, tablet, server, printer, router and storage medium that holds or reaches client information must be in the inventory of attachment E, with its owner and location. ${remote[from.remote]}

Devices must be added when they are bought, and leave the inventory only when they are wiped and disposed of. Checks of the devices show whether they are encrypted, supported and protected.`,
  },
  {
    key: 'V',
    title: 'V. Safety measures',
    explanation:
      'Describes the safeguards: collection and disclosure of data, user access, networks, remote work, electronic exchange, connected devices, reportable events and conduct. The table lists the controls of the plan and how they stand.',
    example: 'Everyone signs in with an authenticator app. E-mail with client data is encrypted. Guests use a separate Wi-Fi.',
    prefill: (from) =>
      `These are the rules of the firm. The controls say which of them are proven, planned, or accepted as a risk.

Collection and retention. We collect only what an engagement needs, and must not keep it longer than attachment A says.

Disclosure. We disclose return information only as sections 6713 and 7216 of the Internal Revenue Code allow, and identify clients before we give information by phone or e-mail.

Access. People may get only the access that their work needs. Each must have an account of their own, a strong password and multi-factor authentication. Access must be reviewed every quarter, and must end on a person’s last day.

Network. Firewalls, anti-malware software and automatic updates must be on. Wi-Fi must be encrypted, and guests must use a separate network.

Exchange and storage. Client documents must be exchanged through an encrypted portal. ${storage[from.storage]}

Remote work. ${remote[from.remote]}

Connected devices. Unknown storage media and personal devices must not be connected to firm systems without approval.

Service providers. We must select providers that can protect client information, oblige them by contract, and assess them again.

Reportable events. Anyone who suspects an incident must tell the Qualified Individual at once. Attachment C says what follows.

Training and conduct. Everyone must take security training and follow the rules of behavior in attachment B.`,
  },
  {
    key: 'VI',
    title: 'VI. Implementation clause',
    explanation: 'Says from when the plan is in force, who approves it, and how it is reviewed and kept current.',
    example: 'The plan is in force from its approval on and is reviewed each November.',
    prefill: (from) =>
      `This plan is in force from the day on which ${somebody(from)} approves it, and replaces earlier versions. Everyone who works for ${from.firm} must acknowledge it and follow it; not doing so can lead to disciplinary measures.

It must be evaluated and adjusted at least once a year, after tests and incidents, and when the business, technology or the law changes in a way that matters. Each version is kept with its approval.`,
  },
  {
    key: 'VII',
    title: 'VII. Attachments',
    explanation: 'Lists what belongs to the plan beside its text.',
    example: 'Attachments A to F are part of this plan.',
    prefill: () =>
      'Attachments A to F are part of this plan: record retention, rules of behavior, security breach procedures, acknowledgements, the hardware inventory, and the people authorized to access client information. A crosswalk shows how the plan meets 16 CFR 314.4.',
  },
  {
    key: 'A',
    title: 'Attachment A. Record retention policy',
    explanation:
      'Says how long each kind of record is kept and how it is destroyed. The table comes from the asset register. 16 CFR 314.4(c)(6) asks for disposal two years after the last use for the customer unless law or business needs require more.',
    example: 'Copies of returns and work papers are kept for seven years after filing, then shredded or deleted.',
    prefill: () =>
      `Records must be kept as long as law or a business need asks for, and no longer than two years after they were last used for the client otherwise. Section 6107 of the Internal Revenue Code asks preparers to keep a copy or a list of returns for three years after the close of the return period.

Paper records must be shredded, electronic records deleted for good, and storage media wiped or destroyed before they leave the firm. The policy must be reviewed every year, so that nothing is kept without need.`,
  },
  {
    key: 'B',
    title: 'Attachment B. Rules of behavior and conduct',
    explanation: 'Says what everyone does and does not do with client information. People confirm that they have read it.',
    example: 'I lock my screen when I leave my desk, and I never send client data by plain e-mail.',
    prefill: () =>
      `Everyone who works for the firm must follow these rules. Each person:
- opens client information only for their work, and tells nobody else about it;
- keeps passwords to themselves, in the password manager, and never uses one twice;
- locks the screen and puts paper files away before leaving the desk;
- opens no attachment and no link that was not expected, and asks by phone when in doubt;
- sends client information only encrypted or through the portal;
- checks who a caller is before giving information;
- uses firm devices, and connects no unknown storage media;
- tells the Qualified Individual at once about a lost device, a wrong recipient, or anything unusual;
- returns devices, keys and documents on the last day.`,
  },
  {
    key: 'C',
    title: 'Attachment C. Security breach procedures and notifications',
    explanation:
      'Says who does what after a security event, and whom the firm notifies: the IRS Stakeholder Liaison, the states, the FTC, law enforcement, the insurer, and clients. The table is the incident register.',
    example:
      'The Qualified Individual disconnects the device, calls the insurer, and contacts the IRS Stakeholder Liaison the same day.',
    prefill: (from) =>
      `1. Contain. Disconnect affected devices from the network without switching them off, change passwords, and close sessions.
2. Tell ${somebody(from)}, who leads the response and writes a timeline in the incident register.
3. Find out what happened, which information was concerned, and of how many consumers. Call the insurer, counsel and, where needed, forensic experts.
4. Notify. IRS: report client data theft to the local Stakeholder Liaison at once, so that the IRS can protect clients’ accounts. States: e-mail the Federation of Tax Administrators at StateAlert@taxadmin.org for the states’ contacts, and follow the breach notification laws of the states where clients live. FTC: as soon as possible, at the latest 30 days after discovery, when unencrypted information of at least 500 consumers was acquired without authorization. Law enforcement: the local police, and the FBI when directed. Clients: by letter, with what happened and what they can do.
5. Recover. Restore from backups that are known to be clean, and watch for further attempts.
6. Learn. Within 30 days, review what happened and change this plan where it helps.`,
  },
  {
    key: 'D',
    title: 'Attachment D. Acknowledgement of understanding',
    explanation: 'What employees and contractors confirm every year. The table shows who has acknowledged the version in force.',
    example: 'I have read and understood the plan, and I will follow it.',
    prefill: (from) =>
      `Each person confirms this text: “I am familiar with the Written Information Security Plan of ${from.firm} and its rules of behavior. I understand it, I had the opportunity to ask questions, and I will follow it.” The table shows who has done so.`,
  },
  {
    key: 'E',
    title: 'Attachment E. Hardware inventory',
    explanation: 'The devices that hold or reach client information. The table comes from the device inventory.',
    example: 'Front desk PC, Windows 11, encrypted, office 1.',
    prefill: () => 'The inventory is kept in the Devices app. This table is as of the date of the document.',
  },
  {
    key: 'F',
    title: 'Attachment F. People authorized to access client information',
    explanation: 'Everyone who can reach client information. The table comes from the app manager.',
    example: 'Olivia Hart, administrator.',
    prefill: () => 'These people have an account. The Qualified Individual must review the list every quarter.',
  },
];

export const sectionContent = (key: string): SectionContent | undefined => planSections.find((one) => one.key === key);
