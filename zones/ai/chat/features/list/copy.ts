export const copy = {
  label: 'Conversations',
  show: 'Conversations',
  close: 'Close',
  find: 'Find in conversations',
  own: 'Mine',
  shared: 'Shared',
  none: 'No conversations yet.',
  noneFound: 'Nothing found.',
  failed: 'The conversations could not be loaded.',
  moreOf: (name: string) => `More: ${name}`,
  folderActs: { rename: 'Rename folder', delete: 'Delete folder' },
  notDone: (reason: string) => `That did not work. ${reason}`,
};
