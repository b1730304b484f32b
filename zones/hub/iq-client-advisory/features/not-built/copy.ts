export const sentence = 'Here you will see which clients to talk to, about what and why, but this part is not built yet.';
