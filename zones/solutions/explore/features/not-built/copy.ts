export const sentence = 'Here you will compare vendors and request an introduction, but this part is not built yet.';
