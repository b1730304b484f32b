export const sentence = 'Here you will value your firm and raise its readiness for an exit, but this part is not built yet.';
