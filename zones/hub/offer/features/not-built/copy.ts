export const sentence = 'Here you will create, send and track proposals, but this part is not built yet.';
