/** With its usual separators, or as nine digits; not as part of a longer number. */
const NUMBER = /(?<![\d-])(\d{3})([- ]?)(\d{2})\2(\d{4})(?![\d-])/g;

/**
 * Returns whether a number's form is assigned to people, or to those without one (ITIN): never area 000 or 666, group 00 or
 * serial 0000.
 */
const isGiven = (area: string, group: string, serial: string) =>
  area !== '000' && area !== '666' && group !== '00' && serial !== '0000';

/** Returns whether a text contains what looks like a Social Security number. */
export const hasSocialSecurityNumber = (text: string): boolean =>
  [...text.matchAll(NUMBER)].some(([, area = '', , group = '', serial = '']) => isGiven(area, group, serial));

/** Removes the digits of what looks like a Social Security number. */
export const withoutSocialSecurityNumbers = (text: string): string =>
  text.replace(NUMBER, (found, area: string, _, group: string, serial: string) =>
    isGiven(area, group, serial) ? '[Social Security number removed]' : found,
  );
