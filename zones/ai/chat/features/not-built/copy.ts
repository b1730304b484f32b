export const sentence = 'Here you will ask questions and get answers with their sources, but this part is not built yet.';
