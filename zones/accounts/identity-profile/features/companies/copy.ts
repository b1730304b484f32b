export const copy = {
  title: 'Companies',
  text: 'The firms you work for, with what each has subscribed to. All your tabs show one at a time.',
  current: 'Shown now',
  open: 'Switch',
  openLong: (name: string) => `Switch to ${name}`,
  failed: 'Your companies could not be loaded.',
  find: 'Find a company',
  nothing: 'None of your companies has that name.',
  none: {
    title: 'You belong to no company yet',
    text: 'Set up a firm of your own, or ask an administrator of yours to invite you.',
    link: 'Set up a firm',
  },
  /** Product names of the segments; any other segment is shown by its code. */
  segments: { iq: 'Connect IQ', of: 'Offers' } as Record<string, string>,
  noSegments: 'No subscription',
};
