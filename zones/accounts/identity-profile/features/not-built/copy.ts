export const sentence = 'Here you will change your name, password and sign-in security, but this part is not built yet.';
