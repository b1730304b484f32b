export const sentence =
  'Here you will see your details as your firm does and choose your reports, theme and time zone, but this part is not built yet.';
