import { type Calendar, getBusyTimes, getCalendars, putCalendar } from '@services/bookings/contract/calendars';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields, listOf, readBy } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Combobox } from '@suite/ui/combobox';
import { ErrorNote } from '@suite/ui/error-note';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { BusyTimes } from './busy-times';
import { copy } from './copy';
import { Feed } from './feed';
import { hoursText, readHours } from './hours-text';
import { OtherDays } from './other-days';

/** When each person takes appointments. */
export function Availability() {
  const { data: calendars, error, mutate } = useQuery(getCalendars, {});
  const { userId } = useSession().token;
  const [chosen, setChosen] = useState(userId);
  if (error && !calendars) return <ErrorNote title={copy.availabilityFailed} onRetry={() => void mutate()} />;
  if (!calendars) return <Skeleton className="h-[420px] rounded-lg" />;
  const calendar = calendars.find((one) => one.userId === chosen) ?? calendars[0];
  if (!calendar) return null;
  return (
    <div className="grid max-w-[760px] gap-6">
      <div className="w-64">
        <Select
          label={copy.person}
          options={calendars.map(({ userId: value, name: label }) => ({ value, label }))}
          value={calendar.userId}
          onChange={setChosen}
        />
      </div>
      <Editor key={calendar.userId} calendar={calendar} onReload={() => mutate()} />
      {calendar.feed?.readAt && calendar.userId === userId && (
        <BusyTimes feed={calendar.feed} readAt={calendar.feed.readAt} timeZone={calendar.timeZone} />
      )}
    </div>
  );
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

const hours = readBy(readHours, copy.badHours);
const { timeZone, days: otherDays, feed } = putCalendar.body.entries;

const schema = fields({
  timeZone,
  /** Monday first. */
  week: listOf(hours),
  days: listOf(fields({ on: otherDays.item.entries.on, text: hours })),
  /** Undefined if unchanged, null if removed. */
  feed,
});

function Editor({ calendar, onReload }: { calendar: Calendar; onReload: () => Promise<unknown> }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const { week, days } = calendar;
  const form = useForm(schema, {
    name: `calendar:${calendar.userId}`,
    saved: {
      timeZone: calendar.timeZone,
      week: copy.weekdays.map((_, index) => hoursText(week.filter(({ weekday }) => weekday === index + 1))),
      days: days.map((one) => ({ on: one.on, text: hoursText(one.hours) })),
      feed: undefined as string | null | undefined,
    },
    version: calendar.version,
    save: (output, version) =>
      formClient.call(putCalendar, {
        params: { userId: calendar.userId },
        body: {
          timeZone: output.timeZone,
          week: output.week.flatMap((of, index) => of.map((one) => ({ weekday: index + 1, ...one }))),
          days: output.days.map(({ on, text }) => ({ on, hours: text })),
          ...(output.feed !== undefined && { feed: output.feed || null }),
          version,
        },
      }),
    onSaved: () => revalidate(getCalendars, getBusyTimes),
    reload: onReload,
    done: copy.calendarSaved,
    failed: copy.notSaved,
    isLive: true,
    isFixed: !mayChange,
  });
  const { values, set, errors } = form;
  const zone = form.field('timeZone');

  return (
    <form className="grid gap-8" {...form.element}>
      <Combobox label={copy.timeZone} options={zones} {...zone} onChange={(chosen) => chosen && zone.onChange(chosen)} />
      <section className="grid gap-3">
        <h2 className="font-semibold">{copy.week}</h2>
        <p className="text-[13px] text-muted">{copy.hoursHint}</p>
        {copy.weekdays.map((name, index) => (
          <Input
            key={name}
            label={name}
            value={values.week[index] ?? ''}
            disabled={!mayChange}
            autoComplete="off"
            error={errors[`week.${index}`]}
            onChange={(event) => set({ week: values.week.with(index, event.currentTarget.value) })}
          />
        ))}
      </section>
      <OtherDays
        days={values.days}
        isWrong={(index) => errors[`days.${index}.text`] !== undefined}
        mayChange={mayChange}
        onChange={(next) => set({ days: next })}
      />
      <Feed feed={calendar.feed} draft={values.feed} mayChange={mayChange} onChange={(next) => set({ feed: next })} />
      <FormNote form={form} />
      {mayChange && <FormBar form={form} save={copy.saveCalendar} discard={copy.discard} changed={copy.changed} />}
    </form>
  );
}
