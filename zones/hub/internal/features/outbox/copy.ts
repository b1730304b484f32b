export const copy = {
  heading: 'Outbox',
  text: 'The latest 50 mails in the outbox folder that lead to this environment. Where mails are not delivered, administrators also see those to people of their company and to those it invited, unless they open another firm. Where they are, everybody sees only their own.',
  refresh: 'Refresh',
  find: 'Find a mail',
  loading: 'Loading the mails',
  failed: 'The mails could not be loaded.',
  list: 'Mails',
  count: (shown: string, all: string) => (shown === all ? all : `${shown} of ${all}`),
  to: 'To',
  emptyTitle: 'No mail yet',
  emptyText:
    'Mails appear here while no mail server is set: invite somebody in App manager, or ask for a new password at the sign-in.',
  noneTitle: 'No mail matches',
  noneText: 'Try fewer letters, or another word.',
};
