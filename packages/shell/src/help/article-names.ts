/** The help articles in their order; the text of each is in `articles.ts`. */
export const articleNames = [
  { id: 'import', title: 'Your first import' },
  { id: 'numbers', title: 'What each number means' },
  { id: 'collecting', title: 'Collecting overdue invoices' },
  { id: 'pricing', title: 'Finding stale prices' },
  { id: 'people', title: 'People and access' },
  { id: 'security', title: 'Keeping your sign-in secure' },
  { id: 'notifications', title: 'Notifications and mail' },
  { id: 'keys', title: 'Keyboard shortcuts' },
] as const;

export type ArticleId = (typeof articleNames)[number]['id'];
