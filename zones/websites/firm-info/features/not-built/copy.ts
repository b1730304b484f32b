export const sentence = 'Here you will enter the firm details of your website, but this part is not built yet.';
