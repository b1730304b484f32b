export const sentence = 'Here you will open your apps and see what needs attention today, but this part is not built yet.';
