import type { PhishingTemplate } from '../contract/phishing';

/** Mails for simulations. They name no real company or agency, and ask for nothing but a click. */
export const phishingTemplates: readonly PhishingTemplate[] = [
  {
    id: 'password',
    name: 'Password expires today',
    from: 'Account Services',
    subject: 'Your mailbox password expires today',
    text: `Your mailbox password expires today at 5:00 PM. To keep your current password and avoid losing messages, confirm it here:

{link}

If you do nothing, your mailbox will be closed.

Account Services
`,
    signs: [
      'It creates a deadline of a few hours and threatens a loss.',
      'A mailbox never needs a link to “keep” a password. You change it in the settings of the program.',
      'The sender has a general name and no person you could call.',
    ],
  },
  {
    id: 'document',
    name: 'Shared document',
    from: 'Document Portal',
    subject: 'A document was shared with you',
    text: `A document was shared with you:

“Organizer - final - SIGN.pdf”

Open it here before it is removed:

{link}

Document Portal
`,
    signs: [
      'It does not say who shared the document, or for which client.',
      'A portal that the firm uses is opened by its own address, not by a link in a mail.',
      'The file name is made to look like tax-season work.',
    ],
  },
  {
    id: 'new-client',
    name: 'New client with documents',
    from: 'J. Carter',
    subject: 'Re: tax preparation for our family',
    text: `Good morning,

a friend recommended your firm to us. We need somebody for our return as soon as possible. I put last year's return and our W-2s here, so that you can tell us the price:

{link}

Thank you,
J. Carter
`,
    signs: [
      'The subject starts with “Re:”, but nobody in the firm wrote to this person before.',
      'A stranger sends documents by a link, before anybody has spoken with them. The IRS warns of this scheme by name.',
      'It names no friend and no phone number.',
    ],
  },
  {
    id: 'filing',
    name: 'Electronic filing is suspended',
    from: 'E-File Support',
    subject: 'Action required: your electronic filing is suspended',
    text: `Your electronic filing was suspended because your preparer information could not be verified.

Verify your information to file returns again:

{link}

Returns that are filed before will be rejected.

E-File Support
`,
    signs: [
      'It threatens what a tax office depends on, so that you act before you think.',
      'Agencies and software makers do not verify a preparer by a link in a mail. Sign in at the address you know.',
      'It does not name the firm, the preparer, or a case.',
    ],
  },
  {
    id: 'invoice',
    name: 'Invoice that nobody ordered',
    from: 'Billing Department',
    subject: 'Invoice 48213: payment of $1,284.00 confirmed',
    text: `Thank you for your payment of $1,284.00. The amount will be charged to your card today.

If you did not order this, cancel within 24 hours:

{link}

Billing Department
`,
    signs: [
      'It claims a payment that you know nothing about, to make you angry or afraid.',
      'It names neither the seller nor the product.',
      'If you doubt a charge, ask the bank or the card company, not the sender of a mail.',
    ],
  },
];
