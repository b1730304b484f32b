export const sentence = 'Here you will read your weekly and monthly reports, but this part is not built yet.';
