/** With its usual separators, or nine digits alone; not a part of a longer number. */
const NUMBER = /(?<![\d-])(\d{3})([- ]?)(\d{2})\2(\d{4})(?![\d-])/g;

/** Numbers of a form that is given to people, or to those who have none (ITIN): never area 000 or 666, group 00 or serial 0000. */
const isGiven = (area: string, group: string, serial: string) =>
  area !== '000' && area !== '666' && group !== '00' && serial !== '0000';

/** Whether a text has what looks like a Social Security number. */
export const hasSocialSecurityNumber = (text: string): boolean =>
  [...text.matchAll(NUMBER)].some(([, area = '', , group = '', serial = '']) => isGiven(area, group, serial));

/** A text without the digits of what looks like a Social Security number. */
export const withoutSocialSecurityNumbers = (text: string): string =>
  text.replace(NUMBER, (found, area: string, _, group: string, serial: string) =>
    isGiven(area, group, serial) ? '[Social Security number removed]' : found,
  );
