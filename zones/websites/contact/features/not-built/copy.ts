export const sentence = 'Here you will read what visitors send from your website, but this part is not built yet.';
