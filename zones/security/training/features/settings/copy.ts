export const copy = {
  heading: 'Training settings',
  failed: 'The settings could not be loaded.',
  timeZone: 'Time zone of your firm, in every product',
  phishing: 'Allow phishing simulations by e-mail',
  phishingHint:
    'Administrators can then send harmless test mails to people of the firm. Tell your people beforehand that the firm does so. Others see rates by month only, never names.',
  save: 'Save',
  saved: 'The settings were saved.',
  notSaved: 'The settings were not saved.',
};
