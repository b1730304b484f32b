export const sentence = 'Here you will manage your connections, imports and thresholds, but this part is not built yet.';
