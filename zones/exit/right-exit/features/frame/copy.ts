export const copy = {
  loading: 'Loading',
  failed: 'The valuation could not be loaded.',
  back: 'All clients',
  readOnly: 'You have read-only access. An administrator of your firm can change your role.',
};
