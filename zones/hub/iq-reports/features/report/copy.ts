export const copy = {
  back: 'All reports',
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
  unknownTitle: 'There is no such report',
  unknownText: 'It may be of another company of yours: switch the company, or look in the archive.',
  pdf: 'Download PDF',
  csv: 'Download CSV',
  mail: 'Send it to me',
  mailed: 'The report is on its way to your e-mail address.',
  notMailed: 'The report was not sent. Try again.',
};
