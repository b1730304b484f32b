// An invitation of a mail (RFC 5546) in words. Plain JavaScript, because the worker that reads a mail loads no TypeScript.
import ICAL from 'ical.js';

/** @type {Record<string, string>} */
const kinds = {
  REQUEST: 'Invitation',
  CANCEL: 'Canceled invitation',
  REPLY: 'Answer to an invitation',
  COUNTER: 'Another time was proposed',
};

const MAX_EVENTS = 5;

/**
 * Returns what each event of a calendar is, and when; undefined when it can't be read. Times are as the calendar writes them, with
 * their time zone.
 * @param {string} text
 */
export function invitationText(text) {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const kind = kinds[String(calendar.getFirstPropertyValue('method') ?? 'REQUEST').toUpperCase()] ?? 'Calendar entry';
    const events = calendar.getAllSubcomponents('vevent').slice(0, MAX_EVENTS);
    const lines = events.map((event) => {
      const isCanceled = /^cancell?ed$/i.test(String(event.getFirstPropertyValue('status') ?? ''));
      const what = String(event.getFirstPropertyValue('summary') ?? 'without a title');
      const where = event.getFirstPropertyValue('location');
      const repeats = event.hasProperty('rrule') ? ', repeated' : '';
      return `${isCanceled ? kinds.CANCEL : kind}${kind === kinds.REPLY ? responseOf(event) : ''}: ${what}\nWhen: ${whenText(event)}${repeats}${where ? `\nWhere: ${where}` : ''}`;
    });
    return lines.length ? lines.join('\n\n') : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what the only person of an answer says. @param {InstanceType<typeof ICAL.Component>} event */
function responseOf(event) {
  const [person, other] = event.getAllProperties('attendee');
  const state = String((!other && person?.getFirstParameter('partstat')) ?? '').toLowerCase();
  return ['accepted', 'declined', 'tentative'].includes(state) ? ` (${state})` : '';
}

/** @param {InstanceType<typeof ICAL.Component>} event */
function whenText(event) {
  const start = timeText(event, 'dtstart');
  const end = timeText(event, 'dtend');
  return start === undefined ? 'not said' : end === undefined ? start : `${start} to ${end}`;
}

/** @param {InstanceType<typeof ICAL.Component>} event @param {string} name */
function timeText(event, name) {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return undefined;
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const on = day.format(Date.UTC(time.year, time.month - 1, time.day));
  if (time.isDate) return on;
  const zone = property.getFirstParameter('tzid') ?? (time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : 'no time zone');
  return `${on}, ${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')} (${zone})`;
}
