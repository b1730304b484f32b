export const copy = {
  title: 'My apps',
  find: 'Find an app',
  loading: 'Loading your apps',
  others: 'Other products',
  nothingFound: (query: string) => `No app is called “${query}”.`,
  nothingOpen: {
    title: 'No app is open to you yet',
    text: 'Ask for those you need below. The administrators of your firm decide.',
  },
};
