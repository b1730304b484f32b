export const sentence = 'Here you will write your firm’s information security plan, but this part is not built yet.';
