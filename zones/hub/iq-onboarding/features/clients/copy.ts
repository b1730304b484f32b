const clients = (count: number) => (count === 1 ? '1 client' : `${new Intl.NumberFormat('en-US').format(count)} clients`);

export const copy = {
  hint: 'A name is enough. Paste a column of names, or names and e-mail addresses, to fill several rows at once.',
  legend: (position: number) => `Client ${position}`,
  name: 'Name',
  email: 'E-mail (optional)',
  nameMissing: 'Enter a name, or clear the row.',
  nameTooLong: 'A name takes at most 200 characters.',
  emailInvalid: 'This is not an e-mail address.',
  nothing: 'Enter at least one client.',
  tooMany: (limit: number) => `At most ${clients(limit)} at a time.`,
  another: 'Add a row',
  remove: (position: number) => `Remove client ${position}`,
  submit: 'Add clients',
  adding: (count: number) => `Adding ${clients(count)}…`,
  notAdded: 'The clients were not added. What you entered is still here.',
  renewing: 'Renewing your sign-in…',
  notRenewed: 'The clients were added, but your sign-in could not be renewed.',
  added: (count: number) => `${clients(count)} added.`,
};
