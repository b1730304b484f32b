export const sentence = 'Here you will write, preview and publish the pages of your website, but this part is not built yet.';
