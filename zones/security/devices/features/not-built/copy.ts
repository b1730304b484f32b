export const sentence = 'Here you will keep your firm’s device inventory and see its gaps, but this part is not built yet.';
