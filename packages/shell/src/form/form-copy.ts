export const formCopy = {
  discard: 'Discard',
  changed: 'Changed, not saved yet.',
  behind: 'Somebody else has changed this since you started. Keep yours, which replaces theirs when you save, or load theirs.',
  keepMine: 'Keep mine',
  loadTheirs: 'Load theirs',
};
