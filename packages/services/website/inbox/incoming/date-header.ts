const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The names of zones that RFC 5322 (4.3) gives a meaning, in hours. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ ut: 0, gmt: 0, z: 0, utc: 0 },
  ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

const MINUTE = 60_000;

const MAX_DATE = 200;

const DATE =
  /^(?:[a-z]{3} ?, ?)?(\d{1,2}) ([a-z]{3}) (\d{2}|\d{4}) (\d{1,2}) ?: ?(\d{2})(?: ?: ?(\d{2}))? (?:([+-])(\d{2})(\d{2})|([a-z]{1,3}))$/;

/**
 * Reads the date of a mail (RFC 5322, 3.3 and 4.3). Undefined for one that is missing, in another form, or without a zone: a guess
 * would be wrong by hours.
 */
export function readDateHeader(header: string): Date | undefined {
  if (header.length > MAX_DATE) return undefined;
  const text = header
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const [, day, month = '', year = '', hour, minute, second = '0', sign, hours, minutes, name = ''] = DATE.exec(text) ?? [];
  const offset = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : (ZONES[name] ?? Number.NaN) * 60;
  const numbers = [fullYear(year), MONTHS.indexOf(month), Number(day), Number(hour), Number(minute)] as const;
  const local = new Date(Date.UTC(...numbers));
  const isDay = local.getUTCMonth() === numbers[1] && local.getUTCDate() === numbers[2] && numbers[0] >= 1900;
  // A leap second counts as the second after it.
  const isTime = numbers[3] < 24 && numbers[4] < 60 && Number(second) <= 60 && Number(minutes ?? 0) < 60;
  if (!isDay || !isTime || Number.isNaN(offset)) return undefined;
  return new Date(local.getTime() + Number(second) * 1_000 - offset * MINUTE);
}

function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 2 ? year + (year < 50 ? 2000 : 1900) : year;
}
