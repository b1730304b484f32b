import { type Calendar, getCalendars, putCalendar } from '@services/calendly/contract/calendars';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Combobox } from '@suite/ui/combobox';
import { ErrorNote } from '@suite/ui/error-note';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { Select } from '@suite/ui/select';
import { Skeleton } from '@suite/ui/skeleton';
import { type FormEvent, useState } from 'react';
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
      <Editor key={`${calendar.userId} ${calendar.version}`} calendar={calendar} />
    </div>
  );
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

const draftOf = ({ timeZone, week, days }: Calendar) => ({
  timeZone,
  week: copy.weekdays.map((_, index) => hoursText(week.filter(({ weekday }) => weekday === index + 1))),
  days: days.map(({ on, hours }) => ({ on, text: hoursText(hours) })),
  /** Undefined if unchanged, null if removed. */
  feed: undefined as string | null | undefined,
});

function Editor({ calendar }: { calendar: Calendar }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [first] = useState(() => draftOf(calendar));
  const { draft, change, forget, discard } = useDraft(`calendar:${calendar.userId}:${calendar.version}`, first);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const week = draft.week.map(readHours);
  const days = draft.days.map(({ on, text }) => ({ on, hours: readHours(text) }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const wholeWeek = week.flatMap((hours, index) => hours?.map((one) => ({ weekday: index + 1, ...one })) ?? []);
    const wholeDays = days.flatMap(({ on, hours }) => (hours ? [{ on, hours }] : []));
    if (week.includes(undefined) || wholeDays.length < days.length) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const { timeZone, feed } = draft;
      const body = { timeZone, week: wholeWeek, days: wholeDays, version: calendar.version };
      await formClient.call(putCalendar, {
        params: { userId: calendar.userId },
        body: { ...body, ...(feed !== undefined && { feed: feed || null }) },
      });
      forget();
      events.emit('toast', { type: 'success', text: copy.calendarSaved });
      await revalidate(getCalendars);
    } catch (error) {
      setFailure(copy.notSaved(reasonOf(error)));
    }
    setRunning(false);
  }

  return (
    <form noValidate className="grid gap-8" onSubmit={(event) => void save(event)}>
      <Combobox
        label={copy.timeZone}
        options={zones}
        value={draft.timeZone}
        disabled={!mayChange}
        onChange={(timeZone) => timeZone && change({ ...draft, timeZone })}
      />
      <section className="grid gap-3">
        <h2 className="font-semibold">{copy.week}</h2>
        <p className="text-[13px] text-muted">{copy.hoursHint}</p>
        {copy.weekdays.map((name, index) => (
          <Input
            key={name}
            label={name}
            value={draft.week[index] ?? ''}
            disabled={!mayChange}
            autoComplete="off"
            {...(week[index] === undefined && { error: copy.badHours })}
            onChange={(event) => change({ ...draft, week: draft.week.with(index, event.currentTarget.value) })}
          />
        ))}
      </section>
      <OtherDays
        days={draft.days}
        isWrong={(index) => days[index]?.hours === undefined}
        mayChange={mayChange}
        onChange={(next) => change({ ...draft, days: next })}
      />
      <Feed feed={calendar.feed} draft={draft.feed} mayChange={mayChange} onChange={(feed) => change({ ...draft, feed })} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {mayChange && (
        <SaveBar
          isChanged={draft !== first}
          isRunning={isRunning}
          discard={copy.discard}
          onDiscard={discard}
          changed={copy.changed}
        >
          <Button type="submit" spinning={isRunning} disabled={draft === first}>
            {copy.saveCalendar}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}
