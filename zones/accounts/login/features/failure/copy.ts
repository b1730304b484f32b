import type { ErrorCode } from '@suite/contract/errors';

const unreachable = {
  title: 'The sign-in service cannot be reached.',
  text: 'What you typed is still here. Check your connection, or try again in a moment.',
};

const broken = {
  title: 'The sign-in service has a problem.',
  text: 'What you typed is still here. Try again in a moment.',
};

export const copy = {
  throttled: 'Too many tries.',
  wait: (seconds: number) => (seconds ? `Try again in ${seconds} s.` : 'You can try again now.'),
  waitUnknown: 'Wait a little, then try again.',
  /** What a form says of a failure that is not about what was typed. */
  ofService: (code: ErrorCode) => (code === 'network' || code === 'timeout' || code === 'not_ready' ? unreachable : broken),
};
