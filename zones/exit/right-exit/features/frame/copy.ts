export const copy = {
  nav: 'Exit planning',
  pages: {
    '/': 'Valuation',
    '/inputs': 'Figures',
    '/readiness': 'Readiness',
    '/questions': 'Questions',
    '/improvement': 'Improvement',
    '/history': 'History',
    '/scenarios': 'Scenarios',
    '/settings': 'Settings',
    '/multiples': 'Multiples',
    '/clients': 'Clients',
  },
  loading: 'Loading',
  failed: 'The valuation could not be loaded.',
  back: 'All clients',
  readOnly: 'You have read-only access. An administrator of your firm can change your role.',
};
