import { type Html, html } from '@services/inbox/ports';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import { dayWords, timeWords } from '../appointment-text';
import { zoneChoices } from './time-zones';

/** Number of days on a page. */
const SHOWN_DAYS = 7;

interface Shown {
  path: string;
  /** Query parameters that the page's links keep, besides zone, day and slot. */
  carried: Readonly<Record<string, string>>;
  zone: string;
  /** The firm's time zone. */
  own: string;
  slots: readonly number[];
  span: { from: number; to: number };
  /** The first and the last moment that can be requested. */
  limits: { from: number; to: number };
}

/** Returns the days that a page shows: those requested, from the visitor's midnight on, within what can be booked. */
export function spanOf(day: string | undefined, zone: string, limits: { from: number; to: number }) {
  const clock = zoneClock(zone);
  const requested = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  const first = Math.floor(clock.wallTime(limits.from) / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
  const last = Math.floor(clock.wallTime(limits.to) / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
  const wall = Number.isNaN(requested) ? first : Math.min(Math.max(requested, first), last);
  return { from: clock.momentOf(wall), to: clock.momentOf(wall + SHOWN_DAYS * MILLISECONDS_PER_DAY) };
}

/** Renders the times by day, the choice of the time zone, and the links to other weeks. */
export function slotList({ path, carried, zone, own, slots, span, limits }: Shown): Html {
  const clock = zoneClock(zone);
  const dayAt = (moment: number) => utcDayOf(clock.wallTime(moment));
  const days = new Map<string, number[]>();
  for (const slot of slots) days.set(dayAt(slot), [...(days.get(dayAt(slot)) ?? []), slot]);
  const link = (query: Record<string, string>) => `${path}?${new URLSearchParams({ ...carried, zone, ...query })}`;
  const from = dayAt(span.from);
  const earlier = span.from > limits.from && link({ from: dayAt(span.from - SHOWN_DAYS * MILLISECONDS_PER_DAY) });
  const later = span.to < limits.to && link({ from: dayAt(span.to) });
  const hidden = Object.entries({ ...carried, from }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="get" action="${path}" class="row"><div class="field"><label for="zone">Time zone</label><select id="zone" name="zone">${zoneChoices(own).map(({ value, text }) => html`<option value="${value}"${value === zone && html` selected`}>${text}</option>`)}</select></div>${hidden}<button class="quiet">Show times</button></form>${
    days.size
      ? [...days].map(
          ([, times]) =>
            html`<h2>${dayWords(new Date(times[0] ?? 0), zone)}</h2><ul class="slots">${times.map((time) => html`<li><a href="${link({ slot: new Date(time).toISOString() })}">${timeWords(new Date(time), zone)}</a></li>`)}</ul>`,
        )
      : html`<p>There are no free times in these days.</p>`
  }<p class="row">${earlier && html`<a href="${earlier}">Earlier days</a>`}${later && html`<a href="${later}">Later days</a>`}</p>`;
}
