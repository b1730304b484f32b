export const sentence = 'Here you will accept your firm’s invitation and set your password, but this part is not built yet.';
