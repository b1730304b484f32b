export const sentence =
  'Here your firm’s administrator will manage people and the apps they may open, but this part is not built yet.';
