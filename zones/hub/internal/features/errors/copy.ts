export const copy = {
  heading: 'Last errors',
  text: 'What failed lately, on the platform and in this tab. Both lists are kept in memory only.',
  refresh: 'Refresh',
  platform: {
    heading: 'On the platform',
    text: 'Answers of 500 and above and jobs that failed, the last 100 since it started. The path is that of the route, without what stood in it.',
    failed: 'The errors of the platform could not be loaded.',
    time: 'Time',
    code: 'Code',
    method: 'Method',
    path: 'Route',
    job: 'A job behind an answer',
    emptyTitle: 'Nothing has failed',
    emptyText: 'Since the platform started, every call of this environment got its answer.',
  },
  browser: {
    heading: 'In this tab',
    text: 'The last 20 failures that a message told of since this zone was opened. Other zones keep none.',
    message: 'Message',
    emptyTitle: 'No message has told of a failure',
    emptyText: 'What fails while you are in this zone is listed here until you leave it.',
  },
};
