export const copy = {
  title: 'Name',
  text: 'Shown to colleagues, and to clients on what you send them.',
  first: 'First name',
  last: 'Last name',
  email: 'E-mail',
  missing: (label: string) => `${label} is required.`,
  tooLong: (label: string) => `${label} takes at most 200 characters.`,
  submit: 'Save name',
  saved: 'Your name is saved.',
  notRenewed: 'Your name is saved. The header shows it a little later.',
  failed: 'Your name could not be loaded.',
};
