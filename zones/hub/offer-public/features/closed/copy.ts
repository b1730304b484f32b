import type { Interruption } from '../offer/interruption';

export const copy = {
  ask: 'Questions? Write to',
  askFor: (title: string) => `About: ${title}`,
  verify: 'Check a signed PDF',
  typed: 'What you had typed:',
  interrupted: {
    sign: 'It happened while you were signing. You have signed nothing.',
    payment: 'It happened while you were going to leave a payment method. Nothing was charged.',
    ask: 'It happened while you were writing. Your question was not sent.',
    forward: 'It happened before the offer could be forwarded. Nobody got a link.',
    decline: 'It happened before your answer arrived.',
  } satisfies Record<Interruption['act'], string>,
};

/** Texts for links that don't lead to an offer. */
export const links = {
  missing: {
    title: 'Open the link of your mail',
    text: 'This page needs the whole link that was mailed to you. Open it from the mail once more.',
  },
  returned: {
    title: 'Open the link of your mail',
    text: 'You came back from the payment page in another window or browser than you left. Whatever you did there counts: open the link of your mail once more to see it.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Part of it may be missing. Open it from the mail once more, or reply to that mail and ask for a new one.',
  },
};

/** Why there is nothing to accept; `when` is a moment, or a day for `expired`. */
export const states = {
  declined: {
    title: 'This offer was declined',
    text: (when: string) => `It was declined on ${when}. If you have changed your mind, ask for a new one.`,
  },
  expired: {
    title: 'This offer has expired',
    text: (when: string) => `It could be accepted until ${when}. Ask for it to be extended, and this link works again.`,
  },
  withdrawn: {
    title: 'This offer was withdrawn',
    text: (when: string) => `The firm withdrew it on ${when}.`,
  },
  superseded: {
    title: 'There is a newer offer',
    text: (when: string) => `A newer version was mailed to you on ${when}. Open the link in that mail.`,
  },
};
