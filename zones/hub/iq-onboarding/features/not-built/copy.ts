export const sentence = 'Here a checklist will lead you to a connected ledger, but this part is not built yet.';
