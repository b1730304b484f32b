import { escaped } from '@suite/contract/escaped';
import { longDayText } from '@suite/values/day-text';
import type { Hours, Office } from '../contract/facts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns `9:00 AM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const hoursText = (hours: Hours): string => (hours ? `${clock(hours.from)} to ${clock(hours.to)}` : 'Closed');

/** Groups days with equal hours in one row: `Monday to Friday`. */
export function openingRows(hours: readonly Hours[]): { days: string; text: string }[] {
  const rows: { from: number; to: number; text: string }[] = [];
  hours.forEach((each, day) => {
    const text = hoursText(each);
    const last = rows.at(-1);
    if (last?.text === text) last.to = day;
    else rows.push({ from: day, to: day, text });
  });
  return rows.map(({ from, to, text }) => ({ days: from === to ? `${days[from]}` : `${days[from]} to ${days[to]}`, text }));
}

export const cityLine = ({ city, region, postalCode }: Office): string =>
  [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export const mapAddress = (office: Office): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent([office.street, cityLine(office)].filter(Boolean).join(', '))}`;

export const phoneLink = (phone: string): string =>
  `<a href="tel:${escaped(phone.replace(/x|ext\.?/i, ';ext=').replace(/[^+\d;=ext]/g, ''))}">${escaped(phone.replaceAll(' ', '\u00a0'))}</a>`;

/**
 * Renders an office with its address, phone and hours, and holidays from today on. @param headed renders its name as a heading
 */
export function officeHtml(office: Office, today: string, headed: (name: string) => string): string {
  const address = [office.street, cityLine(office)].filter(Boolean).map(escaped).join('<br>');
  const hasHours = office.hours.some(Boolean);
  const rows = hasHours
    ? openingRows(office.hours)
        .map((row) => `<dt>${row.days}</dt><dd>${row.text}</dd>`)
        .join('')
    : '';
  const holidays = office.holidays
    .filter(({ on }) => on >= today)
    .sort((one, other) => one.on.localeCompare(other.on))
    .slice(0, 6)
    .map(({ on, name }) => `<li>${escaped([longDayText(on), name].filter(Boolean).join(': '))}</li>`);
  return [
    office.name && headed(office.name),
    address && `<address><p>${address}</p></address>`,
    address &&
      `<p><a href="${escaped(mapAddress(office))}">Open the map<span class="x"> of ${escaped(office.name || office.city)}</span></a></p>`,
    office.phone && `<p>${phoneLink(office.phone)}</p>`,
    rows && `<dl>${rows}</dl>`,
    holidays.length > 0 && `<p>Closed on these days:</p><ul>${holidays.join('')}</ul>`,
    office.note && `<p>${escaped(office.note)}</p>`,
  ]
    .filter(Boolean)
    .join('');
}
