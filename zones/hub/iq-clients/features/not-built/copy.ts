export const sentence =
  'Here you will find your clients with their segments, collections and pricing, but this part is not built yet.';
