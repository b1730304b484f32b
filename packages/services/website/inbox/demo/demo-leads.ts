import type { FormEntries } from '../contract/forms';
import type { LeadState } from '../contract/terms';

export const demoForm: FormEntries = {
  title: 'Contact us',
  intro: 'Tell us what you need. We answer within one working day.',
  fields: [
    { key: 'name', kind: 'name', label: 'Name', help: '', isRequired: true, options: [] },
    { key: 'email', kind: 'email', label: 'E-mail', help: '', isRequired: true, options: [] },
    { key: 'phone', kind: 'phone', label: 'Phone', help: '', isRequired: false, options: [] },
    { key: 'message', kind: 'message', label: 'How can we help?', help: '', isRequired: true, options: [] },
    {
      ...{ key: 'heard', kind: 'heard', label: 'How did you find us?', help: '', isRequired: false },
      options: ['Search engine', 'Recommendation', 'Social media'],
    },
  ],
  consent: 'You may answer me by e-mail or phone.',
  button: 'Send',
  thanks: 'Thank you. We answer within one working day.',
  autoReply: {
    subject: 'We received your message',
    text: 'Hello {name},\n\nthank you for your message. We answer within one working day.',
  },
};

export interface DemoLead {
  name: string;
  email: string;
  company: string;
  state: LeadState;
  source: string;
  page: string;
  tags: string[];
  /** How many hours ago it arrived. */
  hours: number;
  message: string;
  /** The owner's reply, and the minutes until it. */
  reply?: { minutes: number; text: string };
  note?: string;
}

export const demoLeads: readonly DemoLead[] = [
  {
    ...{
      name: 'Jordan Ellis',
      email: 'jordan@ellis-bakery.example',
      company: 'Ellis Bakery',
      state: 'new',
      source: 'Search engine',
    },
    ...{ page: '/services/', tags: ['bookkeeping'], hours: 3 },
    message: 'We are two owners and six employees. Do you take over monthly bookkeeping and sales tax?',
  },
  {
    ...{
      name: 'Priya Raman',
      email: 'priya@raman-design.example',
      company: 'Raman Design',
      state: 'assigned',
      source: 'Recommendation',
    },
    ...{ page: '/contact/', tags: ['tax'], hours: 26 },
    message: 'I became self-employed this spring and need help with estimated payments.',
    note: 'Asked for a call on Thursday afternoon.',
  },
  {
    ...{ name: 'Sam Whitfield', email: 'sam@whitfield-roofing.example', company: 'Whitfield Roofing', state: 'answered' },
    ...{ source: 'Search engine', page: '/services/payroll/', tags: ['payroll'], hours: 74 },
    message: 'Our payroll provider closes at the end of the quarter. Can you start in time for the next one?',
    reply: { minutes: 95, text: 'Yes, if we have your current records by the 20th. Shall we talk about it this week?' },
  },
  {
    ...{ name: 'Dana Ortiz', email: 'dana@ortiz-clinic.example', company: 'Ortiz Clinic', state: 'lost', source: 'Social media' },
    ...{ page: '/', tags: [], hours: 400 },
    message: 'Do you also offer audits?',
    reply: { minutes: 300, text: 'We do not offer audits, but can recommend a firm that does.' },
  },
];
