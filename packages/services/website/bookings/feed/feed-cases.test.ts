import { busyTimes } from './busy-times';
import { textOfFeed } from './fetch-feed';

const span = { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2027-01-01T00:00:00Z') };

/** Returns the busy times of the content lines of a calendar, and the warnings. */
function read(lines: string, request: { timeZone?: string; email?: string } = {}) {
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//T//T//EN\n${lines.trim()}\nEND:VCALENDAR\n`;
  const { spans, warnings } = busyTimes({
    text: text.replaceAll('\n', '\r\n'),
    timeZone: 'America/New_York',
    ...request,
    ...span,
  });
  const shown = spans
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => `${new Date(from).toISOString().slice(5, 16)} ${(to - from) / 60_000}`);
  return { busy: shown, warnings };
}

const event = (...lines: string[]) => `BEGIN:VEVENT\n${lines.join('\n')}\nEND:VEVENT\n`;

const berlin = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
`;
const newYork = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
`;

const weekly = [
  'UID:a',
  'DTSTART;TZID=Europe/Berlin:20261102T100000',
  'DTEND;TZID=Europe/Berlin:20261102T110000',
  'RRULE:FREQ=WEEKLY;UNTIL=20261123T090000Z',
];
const three = ['UID:b', 'DTSTART;TZID=Europe/Berlin:20261102T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
const utc = ['UID:u', 'DTSTART:20261102T140000Z', 'DTEND:20261102T150000Z'];

describe('repetition', () => {
  it.each([
    ['UTC', 'EXDATE:20261109T090000Z'],
    ['another zone', 'EXDATE;TZID=Asia/Kolkata:20261109T143000'],
    ['its own zone without its name', 'EXDATE:20261109T100000'],
    ['a day', 'EXDATE;VALUE=DATE:20261109'],
    ['a list', 'EXDATE;TZID=Europe/Berlin:20261012T100000,20261109T100000'],
  ])('leaves out an occurrence excluded by %s', (_, exception) => {
    const { busy, warnings } = read(event(...weekly, exception));
    expect(busy).toEqual(['11-02T09:00 60', '11-16T09:00 60', '11-23T09:00 60']);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['with a VTIMEZONE', berlin],
    ['without a VTIMEZONE', ''],
  ])('ends with an UNTIL in UTC beside a TZID %s', (_, zone) => {
    const { busy } = read(zone + event(...weekly));
    expect(busy).toEqual(['11-02T09:00 60', '11-09T09:00 60', '11-16T09:00 60', '11-23T09:00 60']);
  });

  it.each([
    ['a day', 'UNTIL=20261123', 4],
    ['a local time', 'UNTIL=20261123T100000', 4],
    ['a moment before the last', 'UNTIL=20261123T085959Z', 3],
  ])('ends with an UNTIL of %s', (_, until, count) => {
    const { busy } = read(event(...weekly.slice(0, 3), `RRULE:FREQ=WEEKLY;${until}`));
    expect(busy).toHaveLength(count);
  });

  it.each([
    ['the first moment of its last day in the feed’s zone', berlin, 'America/New_York', '20261103T230000Z'],
    ['the last second of its last day in the host’s zone', '', 'America/New_York', '20261105T045959Z'],
    ['the first moment of its last day in the host’s zone', '', 'America/New_York', '20261104T050000Z'],
    ['its last day in UTC', '', 'America/New_York', '20261104T000000Z'],
  ])('of whole days ends with an UNTIL of %s', (_, zone, timeZone, until) => {
    const days = ['UID:1', 'DTSTART;VALUE=DATE:20261102', `RRULE:FREQ=DAILY;UNTIL=${until}`];
    expect(read(zone + event(...days), { timeZone }).busy).toEqual(['11-02T05:00 1440', '11-03T05:00 1440', '11-04T05:00 1440']);
  });

  it('counts excluded occurrences in COUNT', () => {
    const { busy } = read(event(...three, 'EXDATE:20261109T090000Z'));
    expect(busy).toEqual(['11-02T09:00 60', '11-16T09:00 60']);
  });

  it('adds dates and periods to the rule', () => {
    const dates = 'RDATE;TZID=Europe/Berlin:20261104T120000,20261109T100000';
    const periods = 'RDATE;VALUE=PERIOD:20261105T120000Z/PT2H,20261106T120000Z/20261106T123000Z';
    const { busy } = read(event(...three, dates, periods));
    expect(busy).toEqual([
      '11-02T09:00 60',
      '11-04T11:00 60',
      '11-05T12:00 120',
      '11-06T12:00 30',
      '11-09T09:00 60',
      '11-16T09:00 60',
    ]);
  });

  it('starts with its DTSTART, even one that its rule does not have', () => {
    const { busy } = read(event('UID:1', 'DTSTART:20261103T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2'));
    expect(busy).toEqual(['11-03T10:00 60', '11-09T10:00 60', '11-16T10:00 60']);
  });

  it.each([
    // The last weekday of a month; a week that starts on Sunday; February 29 only in leap years; days that not all months have.
    ['DTSTART:20261030T100000Z', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['10-30T10:00', '11-30T10:00', '12-31T10:00']],
    [
      'DTSTART:20261006T100000Z',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      ['10-06T10:00', '10-18T10:00', '10-20T10:00', '11-01T10:00'],
    ],
    [
      'DTSTART:20261006T100000Z',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      ['10-06T10:00', '10-11T10:00', '10-20T10:00', '10-25T10:00'],
    ],
    ['DTSTART:20240229T100000Z', 'FREQ=YEARLY', []],
    ['DTSTART:20261031T100000Z', 'FREQ=MONTHLY', ['10-31T10:00', '12-31T10:00']],
    [
      'DTSTART:20261012T100000Z',
      'FREQ=MONTHLY;BYDAY=2MO;BYHOUR=10,16',
      ['10-12T10:00', '10-12T16:00', '11-09T10:00', '11-09T16:00', '12-14T10:00', '12-14T16:00'],
    ],
  ])('follows %s with %s', (start, rule, expected) => {
    const { busy } = read(event('UID:1', start, 'DURATION:PT1H', `RRULE:${rule}`));
    expect(busy).toEqual(expected.map((time) => `${time} 60`));
  });

  it('keeps the local time and the exact length when clocks change', () => {
    const zoned = ['UID:1', 'DTSTART;TZID=America/New_York:20261031T013000', 'RRULE:FREQ=DAILY;COUNT=2'];
    // On November 1 New York's clocks go from 2:00 back to 1:00; of 1:30 the first counts.
    const exact = read(event(...zoned, 'DTEND;TZID=America/New_York:20261031T023000'));
    expect(exact.busy).toEqual(['10-31T05:30 60', '11-01T05:30 60']);
    const day = read(event(...zoned, 'DURATION:P1D'));
    expect(day.busy).toEqual(['10-31T05:30 1440', '11-01T05:30 1500']);
  });

  it('reads an event that ends in a repeated hour', () => {
    const lines = ['DTSTART;TZID=America/New_York:20261101T013000', 'DTEND;TZID=America/New_York:20261101T011500'];
    expect(read(event('UID:1', ...lines)).busy).toEqual(['11-01T05:30 45']);
  });
});

describe('changed occurrences', () => {
  const moved = ['UID:b', 'DTSTART;TZID=Europe/Berlin:20261110T140000', 'DURATION:PT1H'];

  it.each([
    ['in UTC beside a VTIMEZONE', berlin, 'RECURRENCE-ID:20261109T090000Z'],
    ['in UTC', '', 'RECURRENCE-ID:20261109T090000Z'],
    ['in another zone', '', 'RECURRENCE-ID;TZID=America/New_York:20261109T040000'],
    ['without a zone', '', 'RECURRENCE-ID:20261109T100000'],
    ['by its day', '', 'RECURRENCE-ID;VALUE=DATE:20261109'],
  ])('leave their original time free when they are named %s', (_, zone, id) => {
    const { busy } = read(zone + event(...three) + event(...moved, id));
    expect(busy).toEqual(['11-02T09:00 60', '11-10T13:00 60', '11-16T09:00 60']);
  });

  it('move all later ones, too, with THISANDFUTURE', () => {
    const series = ['UID:b', 'DTSTART;TZID=America/New_York:20261102T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4'];
    const future = ['UID:b', 'RECURRENCE-ID;TZID=America/New_York;RANGE=THISANDFUTURE:20261116T100000', 'DURATION:PT1H'];
    const { busy } = read(newYork + event(...series) + event(...future, 'DTSTART;TZID=America/New_York:20261116T130000'));
    expect(busy).toEqual(['11-02T15:00 60', '11-09T15:00 60', '11-16T18:00 60', '11-23T18:00 60']);
    const single = ['UID:b', 'RECURRENCE-ID:20261123T150000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT30M'];
    const both = read(event(...series) + event(...future, 'DTSTART;TZID=America/New_York:20261117T130000') + event(...single));
    expect(both.busy).toEqual(['11-02T15:00 60', '11-09T15:00 60', '11-17T18:00 60', '11-24T15:00 30']);
    const canceled = read(
      event(...series) + event(...future, 'DTSTART;TZID=America/New_York:20261116T100000', 'STATUS:CANCELLED'),
    );
    expect(canceled.busy).toEqual(['11-02T15:00 60', '11-09T15:00 60']);
  });

  it('do not repeat, even with a copy of the rule', () => {
    const change = event(...moved, 'RECURRENCE-ID:20261109T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(read(event(...three) + change).busy).toEqual(['11-02T09:00 60', '11-10T13:00 60', '11-16T09:00 60']);
  });

  it('are over when a newer version of the series excludes them', () => {
    const change = event(...moved, 'RECURRENCE-ID:20261109T090000Z', 'SEQUENCE:1');
    const excluding = ['EXDATE;TZID=Europe/Berlin:20261109T100000'];
    expect(read(event(...three, ...excluding, 'SEQUENCE:2') + change).busy).toEqual(['11-02T09:00 60', '11-16T09:00 60']);
    expect(read(event(...three, ...excluding, 'SEQUENCE:1') + change).busy).toContain('11-10T13:00 60');
  });

  it('are busy without their series, too', () => {
    expect(read(event(...moved, 'RECURRENCE-ID:20261109T090000Z')).busy).toEqual(['11-10T13:00 60']);
  });

  it('can be free, canceled or busy on their own', () => {
    const id = 'RECURRENCE-ID:20261109T090000Z';
    const [, , third] = read(event(...three)).busy;
    for (const state of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'])
      expect(read(event(...three) + event(...moved, id, state)).busy).toEqual(['11-02T09:00 60', third]);
    expect(read(event(...three, 'TRANSP:TRANSPARENT') + event(...moved, id)).busy).toEqual(['11-10T13:00 60']);
  });
});

describe('versions', () => {
  const version = (day: string, ...rest: string[]) => event('UID:b', `DTSTART:202611${day}T100000Z`, 'DURATION:PT1H', ...rest);

  it('of an event count by the highest SEQUENCE, then by the latest DTSTAMP', () => {
    expect(read(version('02', 'SEQUENCE:0') + version('03', 'SEQUENCE:2')).busy).toEqual(['11-03T10:00 60']);
    expect(read(version('03', 'SEQUENCE:2') + version('02')).busy).toEqual(['11-03T10:00 60']);
    const stamped = version('03', 'DTSTAMP:20261001T000000Z') + version('02', 'DTSTAMP:20260901T000000Z');
    expect(read(stamped).busy).toEqual(['11-03T10:00 60']);
  });

  it('all count when none is newer', () => {
    expect(read(version('02') + version('03')).busy).toEqual(['11-02T10:00 60', '11-03T10:00 60']);
  });

  it('of a canceled event leave its time free, in another calendar of the file, too', () => {
    const canceled = `${version('02')}END:VCALENDAR\nBEGIN:VCALENDAR\nMETHOD:CANCEL\n${version('02', 'SEQUENCE:1')}`;
    expect(read(canceled).busy).toEqual([]);
  });

  it('of a canceled series cancel its older changes, too', () => {
    const canceled = event(...three, 'SEQUENCE:2', 'STATUS:CANCELLED');
    const change = ['UID:b', 'RECURRENCE-ID:20261109T090000Z', 'DTSTART:20261110T130000Z', 'DURATION:PT1H'];
    expect(read(canceled + event(...change, 'SEQUENCE:1')).busy).toEqual([]);
    expect(read(canceled + event(...change, 'SEQUENCE:3')).busy).toEqual(['11-10T13:00 60']);
  });

  it('can cancel an event or an occurrence without a start', () => {
    const cancellation = (...lines: string[]) => `END:VCALENDAR\nBEGIN:VCALENDAR\nMETHOD:CANCEL\n${event('UID:b', ...lines)}`;
    expect(read(event(...three) + cancellation('RECURRENCE-ID:20261109T090000Z')).busy).toHaveLength(2);
    expect(read(event(...three) + cancellation('SEQUENCE:1'))).toEqual({ busy: [], warnings: [] });
  });

  it('all count when it is unreadable which event they change', () => {
    const { busy, warnings } = read(version('02') + version('03', 'SEQUENCE:3', 'RECURRENCE-ID 20261102T100000Z'));
    expect(busy).toEqual(['11-02T10:00 60', '11-03T10:00 60']);
    expect(warnings).toHaveLength(1);
  });
});

describe('free and busy', () => {
  it('reads the periods of a VFREEBUSY', () => {
    const { busy } = read(`BEGIN:VFREEBUSY
UID:f
DTSTAMP:20261101T000000Z
DTSTART:20261101T000000Z
DTEND:20261201T000000Z
FREEBUSY;FBTYPE=BUSY:20261102T140000Z/20261102T150000Z,20261103T140000Z/PT1H
FREEBUSY;FBTYPE=FREE:20261104T140000Z/PT1H
FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261105T140000Z/PT1H
FREEBUSY:20261106T140000Z/PT1H
END:VFREEBUSY`);
    expect(busy).toEqual(['11-02T14:00 60', '11-03T14:00 60', '11-05T14:00 60', '11-06T14:00 60']);
  });

  it.each([
    [0, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    [0, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE\nTRANSP:OPAQUE'],
    [1, 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
    [1, 'X-MICROSOFT-CDO-BUSYSTATUS:OOF\nTRANSP:TRANSPARENT'],
    [0, 'TRANSP:transparent'],
    [0, 'STATUS:Cancelled'],
    [1, 'STATUS:TENTATIVE'],
    [0, 'ATTENDEE;CN="Ann: host";PARTSTAT=DECLINED:MAILTO:Ann@firm.example'],
    [1, 'ATTENDEE;PARTSTAT=DECLINED:mailto:joann@firm.example'],
    [1, 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@firm.example'],
    [0, 'ATTENDEE;CN="Ann Lee";EMAIL="ann@firm.example";PARTSTAT=DECLINED:/aMTMz/principal/'],
    [0, 'ATTENDEE;PARTSTAT="declined":MAILTO: ann@firm.example'],
    [1, 'ATTENDEE;X-RESPONSE-COMMENT="late;PARTSTAT=DECLINED";PARTSTAT=ACCEPTED:mailto:ann@firm.example'],
    [0, 'STATUS:CANCELED'],
  ])('counts %d busy times of an event with %s', (count, lines) => {
    expect(read(event(...utc, lines), { email: 'ann@firm.example' }).busy).toHaveLength(count);
  });

  it('reads whole days in the host’s time zone', () => {
    const days = ['UID:1', 'DTSTART;VALUE=DATE:20261031'];
    expect(read(event(...days)).busy).toEqual(['10-31T04:00 1440']);
    expect(read(event(...days, 'DTEND;VALUE=DATE:20261031')).busy).toEqual(['10-31T04:00 1440']);
    expect(read(event(...days, 'DTEND;VALUE=DATE:20261102')).busy).toEqual(['10-31T04:00 2940']);
    expect(read(event('UID:1', 'DTSTART:20261031', 'RRULE:FREQ=DAILY;UNTIL=20261101')).busy).toEqual([
      '10-31T04:00 1440',
      '11-01T04:00 1500',
    ]);
  });

  it.each([
    ['an event without a length', ['DTSTART:20261102T140000Z']],
    ['a to-do', []],
  ])('is not busy during %s', (_, lines) => {
    const todo = 'BEGIN:VTODO\nUID:t\nDTSTART:20261102T140000Z\nDUE:20261102T150000Z\nEND:VTODO\n';
    expect(read(lines.length ? event('UID:1', ...lines) : todo).busy).toEqual([]);
  });
});

describe('time zones', () => {
  const at = (tzid: string) => event('UID:e', `DTSTART;TZID=${tzid}:20261102T090000`, `DTEND;TZID=${tzid}:20261102T100000`);

  it.each([
    ['Eastern Standard Time', '11-02T14:00'],
    ['"Eastern Standard Time"', '11-02T14:00'],
    ['w. europe standard time', '11-02T08:00'],
    ['/citadel.org/20190914_1/Europe/Berlin', '11-02T08:00'],
    ['/mozilla.org/20050126_1/America/Argentina/Salta', '11-02T12:00'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '11-02T08:00'],
    ['tzone://Microsoft/Utc', '11-02T09:00'],
    ['GMT Standard Time', '11-02T09:00'],
    ['europe/berlin', '11-02T08:00'],
    ['UTC+02:00', '11-02T07:00'],
    ['GMT-0330', '11-02T12:30'],
    ['Etc/GMT+5', '11-02T14:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '11-02T14:00'],
    ['(UTC-08:00) Pacific Time (US and Canada)', '11-02T17:00'],
    ['(UTC-04:00) Atlantic Time (Canada)', '11-02T13:00'],
    ['(UTC) Coordinated Universal Time', '11-02T09:00'],
    ['Eastern Daylight Time', '11-02T14:00'],
    ['W. Europe', '11-02T08:00'],
    ['PDT', '11-02T17:00'],
    ['Z', '11-02T09:00'],
  ])('understands the name %s', (tzid, begin) => {
    const { busy, warnings } = read(at(tzid), { timeZone: 'Asia/Tokyo' });
    expect({ busy, warnings }).toEqual({ busy: [`${begin} 60`], warnings: [] });
  });

  it('reads an unknown one as busy for all that it can mean, and says so', () => {
    for (const tzid of ['Customized Time Zone', 'Offices/Cuba']) {
      const { busy, warnings } = read(at(tzid));
      // From UTC+14 to UTC−12.
      expect(busy).toEqual(['11-01T19:00 1620']);
      const why = `because its time zone "${tzid}" is unknown.`;
      expect(warnings).toEqual([`The event on line 4 is busy at all times that it can mean, 26 hours more, ${why}`]);
    }
  });

  it('reads one that names its place by an offset as busy for an hour more on each side, because its clocks may be changed', () => {
    const { busy, warnings } = read(at('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'));
    expect(busy).toEqual(['11-02T07:00 180']);
    expect(warnings).toEqual([expect.stringContaining('2 hours more')]);
  });

  it('are found by names whose commas the description escapes', () => {
    const described = berlin.replace('Europe/Berlin', '(UTC+01:00) Amsterdam\\, Berlin');
    expect(read(described + at('"(UTC+01:00) Amsterdam, Berlin"'))).toEqual({ busy: ['11-02T08:00 60'], warnings: [] });
  });

  it('of the calendar count for times that name none, and the host’s for days', () => {
    const head = 'X-WR-TIMEZONE:Europe/Berlin\n';
    expect(read(head + event('UID:1', 'DTSTART:20261102T150000', 'DURATION:PT1H')).busy).toEqual(['11-02T14:00 60']);
    expect(read(head + event('UID:1', 'DTSTART;VALUE=DATE:20261102')).busy).toEqual(['11-02T05:00 1440']);
  });

  it('do not move days, which have none', () => {
    const days = ['DTSTART;TZID=Europe/Berlin;VALUE=DATE:20261102', 'DTEND;TZID=Europe/Berlin;VALUE=DATE:20261103'];
    expect(read(event('UID:1', ...days)).busy).toEqual(['11-02T05:00 1440']);
    const lasting = ['DTSTART:20261102T140000Z', 'DTEND;VALUE=DATE:20261103'];
    expect(read(event('UID:1', ...lasting)).busy).toEqual(['11-02T14:00 900']);
  });

  it('prefer the feed’s own description, whatever the name', () => {
    const custom = berlin.replace('Europe/Berlin', 'Customized Time Zone');
    expect(read(custom + at('Customized Time Zone')).busy).toEqual(['11-02T08:00 60']);
    const fixed = `BEGIN:VTIMEZONE\nTZID:America/Vancouver\nBEGIN:STANDARD\nDTSTART:20070101T000000\nTZOFFSETFROM:-0800\nTZOFFSETTO:-0800\nEND:STANDARD\nEND:VTIMEZONE\n`;
    expect(read(fixed + at('America/Vancouver')).busy).toEqual(['11-02T17:00 60']);
  });

  it('fall back to the name when the feed’s description can’t be read', () => {
    const broken = berlin.replace('TZOFFSETTO:+0200', 'TZOFFSETTO:two');
    expect(read(broken + at('Europe/Berlin')).busy).toEqual(['11-02T08:00 60']);
  });

  it('fall back to the name when a line of the feed’s description is no content line', () => {
    const broken = berlin
      .replace('RRULE:FREQ=YEARLY;BYMONTH=3', 'RRULE FREQ=YEARLY;BYMONTH=3')
      .replaceAll('Europe/Berlin', 'Custom');
    const { busy, warnings } = read(broken + at('Custom'));
    expect(busy).toEqual(['11-01T19:00 1620']);
    expect(warnings).toHaveLength(1);
    expect(read(broken.replace('TZID:Custom', 'TZID:Custom\nX-LIC-LOCATION:Europe/Berlin') + at('Custom')).busy).toEqual([
      '11-02T08:00 60',
    ]);
  });

  it('of one name can differ between the calendars of a file', () => {
    const named = (zone: string) => zone.replace(/TZID:.*/, 'TZID:Custom') + at('Custom').replace('UID:e', 'X-NAME:e');
    expect(read(`${named(berlin)}END:VCALENDAR\nBEGIN:VCALENDAR\n${named(newYork)}`).busy).toEqual([
      '11-02T08:00 60',
      '11-02T14:00 60',
    ]);
  });

  it('follow the name before the first change of a description and after its last one', () => {
    const listed = berlin
      .replace(/^RRULE:.*$/gm, '')
      .replace('19700329', '20160327')
      .replace('19701025', '20151025');
    const event = (day: string) => `BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:${day}T090000\nDURATION:PT1H\nEND:VEVENT\n`;
    expect(read(listed + event('20261102') + event('20261023')).busy).toEqual(['10-23T07:00 60', '11-02T08:00 60']);
    const later = listed.replace('20160327', '20290325').replace('20151025', '20281029');
    expect(read(later + event('20261102') + event('20261023')).busy).toEqual(['10-23T07:00 60', '11-02T08:00 60']);
    const ended = berlin.replace(/(RRULE:.*BYDAY=-1SU)/g, '$1;UNTIL=20200101T000000Z');
    expect(read(ended + event('20261102')).busy).toEqual(['11-02T08:00 60']);
  });

  it('of names that differ in case only keep their own descriptions', () => {
    const other = newYork.replace('America/New_York', 'europe/berlin');
    expect(read(berlin + other + at('Europe/Berlin')).busy).toEqual(['11-02T08:00 60']);
    expect(read(berlin + other + at('europe/berlin')).busy).toEqual(['11-02T14:00 60']);
  });

  it('follow the law of the day', () => {
    const { busy } = read(event('UID:l', 'DTSTART;TZID=America/Vancouver:20261201T100000', 'DURATION:PT1H'));
    expect(busy).toEqual(['12-01T17:00 60']);
  });

  it('of the start count for an end without one', () => {
    const { busy } = read(event('UID:1', 'DTSTART;TZID=Europe/Berlin:20261102T090000', 'DTEND:20261102T100000'));
    expect(busy).toEqual(['11-02T08:00 60']);
  });
});

describe('lines', () => {
  it('that can’t be read are named, and the event counts', () => {
    const { busy, warnings } = read(event(...utc, '', 'SUMMARY without colon', 'DESCRIPTION:x'));
    expect(busy).toEqual(['11-02T14:00 60']);
    expect(warnings).toEqual(['Line 9 of the event on line 4 was skipped, because it can\'t be read: "SUMMARY without colon".']);
  });

  it.each([
    'DTSTART:20261302T140000Z',
    'DTSTART:tomorrow',
    'DTSTART 20261102',
    'DTEND:20261102T130000Z\nDTSTART:20261102T140000Z',
    'DURATION:1h\nDTSTART:20261102T140000Z',
    'DURATION:P\nDTSTART:20261102T140000Z',
    'DURATION:PT1X\nDTSTART:20261102T140000Z',
    'DURATION:-PT1H\nDTSTART:20261102T140000Z',
  ])('that make the time of one event unknown lose only that event, and say so: %s', (line) => {
    const { busy, warnings } = read(event('UID:1', 'SUMMARY:Tax call', line) + event(...utc));
    expect(busy).toEqual(['11-02T14:00 60']);
    expect(warnings).toEqual([expect.stringMatching(/^The event "Tax call" on line 4 was left out, because/)]);
  });

  it.each([
    ['RRULE:FREQ=SOMETIMES', 'its repetition'],
    ['RRULE:FREQ=YEARLY;BYMONTH=13', 'its repetition'],
    ['EXDATE:20261102', 'nothing'],
    ['EXDATE:never', 'its exceptions'],
    ['RDATE:later', 'its further dates'],
    ['RRULE:COUNT=3', 'its repetition'],
    ['EXDATE;VALUE=DATE:20261102Z', 'nothing'],
  ])('of a repetition that can’t be read leave the event busy: %s', (line, part) => {
    const { busy, warnings } = read(event(...utc, line));
    if (part === 'nothing') return expect({ busy, warnings }).toEqual({ busy: [], warnings: [] });
    expect(busy).toEqual(['11-02T14:00 60']);
    expect(warnings).toEqual([expect.stringContaining(`is read without ${part}, because line 8 can't be read`)]);
  });

  it.each(['UNTL=20261110T000000Z', 'UNTIL=20261131T000000Z', 'INTERVAL=0'])(
    'with an unreadable part of a rule are read without it, and say so: %s',
    (part) => {
      const { busy, warnings } = read(event(...utc, `RRULE:FREQ=WEEKLY;${part}`));
      expect(busy).toHaveLength(9);
      expect(warnings).toEqual([`The event on line 4 repeats without "${part}" on line 8, which can't be read.`]);
    },
  );

  it.each([
    ['20261102T140000Z ', '20261102T150000Z'],
    ['2026-11-02T14:00:00Z', '2026-11-02T15:00:00.000Z'],
    ['20261102T090000-0500', '2026-11-02T10:00:00-05:00'],
    ['20261102T1400Z', '20261102T1500Z'],
  ])('that write times in other ways of ISO 8601 are read: %s', (start, end) => {
    expect(read(event('UID:1', `DTSTART:${start}`, `DTEND:${end}`))).toEqual({ busy: ['11-02T14:00 60'], warnings: [] });
  });

  it('that end at 24:00 end at midnight', () => {
    expect(read(event('UID:1', 'DTSTART:20261102T140000Z', 'DTEND:20261102T240000Z')).busy).toEqual(['11-02T14:00 600']);
  });

  it.each(['FREQ=WEEKLY; COUNT=2', 'freq=weekly;count=2;byday=mo,', 'RRULE:FREQ=WEEKLY;UNTIL=;COUNT=2;'])(
    'of a rule with spaces, capitals or empty parts are read: %s',
    (rule) => {
      expect(read(event(...utc, `RRULE:${rule}`))).toEqual({ busy: ['11-02T14:00 60', '11-09T14:00 60'], warnings: [] });
    },
  );

  it('of exceptions that can’t be read leave the other exceptions of the line', () => {
    const { busy, warnings } = read(
      event(...utc, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20261109T140000Z, 20261116T140000Z,', 'EXDATE:never,20261123T140000Z'),
    );
    expect(busy).toEqual(['11-02T14:00 60']);
    expect(warnings).toEqual([
      'The event on line 4 is read without its exceptions, because line 10 can\'t be read: "EXDATE:never".',
    ]);
  });

  it('that repeat one that can’t be read lose nothing', () => {
    const { busy, warnings } = read(event(...utc, 'DTSTART'));
    expect(busy).toEqual(['11-02T14:00 60']);
    expect(warnings).toHaveLength(1);
  });

  it('folded between the bytes of a character have it', () => {
    const [before, after] = Buffer.from('é').toString('latin1');
    const folded = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Caf${before}\r\n ${after}\r\nDTSTART:never\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    const { warnings } = busyTimes({ text: textOfFeed(Buffer.from(folded, 'latin1')), timeZone: 'UTC', ...span });
    expect(warnings).toEqual([expect.stringContaining('"Café"')]);
  });

  it('are folded, blank and ended in all ways', () => {
    const text =
      '\uFEFFBEGIN:VCALENDAR\rBEGIN:VEVENT\n\nUID:1\r\nSUMMARY:A long\r\n  name\nDTST\r\n ART:2026\n\t1102T140000Z\r\r\nDURATION:PT1H\nEND:VEVENT\r\nEND:VCALENDAR';
    const { spans, warnings } = busyTimes({ text, timeZone: 'UTC', ...span });
    expect(spans).toMatchObject([{ from: Date.parse('2026-11-02T14:00:00Z'), to: Date.parse('2026-11-02T15:00:00Z') }]);
    expect(warnings).toEqual([]);
  });

  it('that miss an END lose nothing', () => {
    const unended = event(...utc).replace('END:VEVENT\n', '');
    const { busy, warnings } = read(unended + event('UID:2', 'DTSTART:20261103T140000Z', 'DURATION:PT1H') + unended);
    expect(busy).toEqual(['11-02T14:00 60', '11-02T14:00 60', '11-03T14:00 60']);
    expect(warnings).toEqual(['END:VEVENT is missing before line 8.', expect.stringMatching(/^END:VEVENT is missing/)]);
  });

  it('list at most 20 warnings', () => {
    const { warnings } = read(event('UID:1', 'DTSTART:never').repeat(30));
    expect(warnings).toHaveLength(20);
    expect(warnings.at(-1)).toBe('11 more warnings are not listed.');
    const skipped = read(
      event(...utc, ...Array.from({ length: 30 }, () => 'no line')) + event('UID:1', 'DTSTART:never'),
    ).warnings;
    expect(skipped[0]).toMatch('was left out');
    expect(skipped.at(-1)).toBe('12 more warnings are not listed.');
  });
});

it.each([
  ['a rule for each second', 'RRULE:FREQ=SECONDLY'],
  ['a rule for each second of long ago', 'RRULE:FREQ=SECONDLY;COUNT=900000000'],
])('gives up %s', (_, rule) => {
  expect(() => read(event('UID:1', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', rule))).toThrow(
    'The calendar has too many events or repetitions.',
  );
});

it.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;BYDAY=TH;BYSETPOS=3'])(
  'ends a rule without occurrences: %s',
  (rule) => {
    const { busy } = read(event('UID:1', 'DTSTART:20261102T140000Z', 'DURATION:PT1H', `RRULE:${rule}`));
    expect(busy).toEqual(['11-02T14:00 60']);
  },
);
