export const sentence = 'Here you will find and open every app you may use, but this part is not built yet.';
