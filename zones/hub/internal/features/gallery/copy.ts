export const copy = {
  heading: 'Gallery of the UI kit',
  text: 'Every widget in every state, with sample data. It follows the system’s light or dark colors.',
};
