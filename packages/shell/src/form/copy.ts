import type { ErrorCode } from '@suite/contract/errors';

const unreachable = {
  title: 'The service cannot be reached.',
  text: 'What you typed is still here. Check your connection, or try again in a moment.',
};

const broken = {
  title: 'The service has a problem.',
  text: 'What you typed is still here. Try again in a moment.',
};

const busy = {
  title: 'Too many people are signing in right now.',
  text: 'What you typed is still here. Try again in a few seconds.',
};

export const copy = {
  throttled: 'Too many tries.',
  wait: (seconds: number) => (seconds ? `Try again in ${seconds} s.` : 'You can try again now.'),
  waitUnknown: 'Wait a little, then try again.',
  mfaCode: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now.',
    incomplete: 'A code has six digits.',
    wrong: 'This code is incorrect. Each works once, and they change every 30 seconds: enter the newest one.',
    other: 'Use a recovery code',
  },
  recoveryCode: {
    label: 'Recovery code',
    hint: 'One of those you kept when you set up the authenticator app.',
    incomplete: 'A recovery code has 24 letters and digits: six groups of four.',
    wrong: 'This code is incorrect. Each works once: try the next on your list.',
    other: 'Use the authenticator app',
  },
  /** Message of a form for a failure that is not about the input. */
  ofService(code: ErrorCode) {
    if (code === 'busy') return busy;
    return code === 'network' || code === 'timeout' || code === 'not_ready' ? unreachable : broken;
  },
};
