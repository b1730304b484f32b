export const sentence = 'Here you will read and answer an offer that was sent to you, but this part is not built yet.';
