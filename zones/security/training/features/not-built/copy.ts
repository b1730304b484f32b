export const sentence = 'Here you will take security-awareness courses and see who is done, but this part is not built yet.';
