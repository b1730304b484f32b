export const sentence =
  'Here developers will see builds, settings and the state of each service, but this part is not built yet.';

export const galleryLink = 'Gallery of the UI kit';
