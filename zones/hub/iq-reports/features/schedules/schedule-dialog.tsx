import { type ReportKind, type ReportSection, reportKinds, reportSections } from '@services/insights/contract/report-content';
import {
  createReportSchedule,
  daysOfKind,
  getReportSchedules,
  putReportSchedule,
  type ReportSchedule,
  type ScheduleBody,
} from '@services/insights/contract/report-schedules';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Combobox } from '@suite/ui/combobox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { SectionChoice } from '../new-report/section-choice';
import { type RecipientsDraft, readRecipients } from '../recipients/read-recipients';
import { Recipients } from '../recipients/recipients';
import { bodyOf } from './body-of';
import { copy } from './copy';

interface Props {
  /** The one to edit; absent for a new one. */
  schedule: ReportSchedule | undefined;
  onClose: () => void;
}

/** The data of a month is complete some days after its end. */
const FIRST_DAY = { weekly: 1, monthly: 5, quarterly: 10, yearly: 15 } satisfies Record<ReportKind, number>;

const zones = (chosen: string) => [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Sets when a report is created, its sections, and its recipients. */
export function ScheduleDialog({ schedule, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { userId } = useSession().token;
  const before = schedule && bodyOf(schedule);
  const [kind, setKind] = useState<ReportKind>(before?.kind ?? 'monthly');
  const [day, setDay] = useState(before?.day ?? FIRST_DAY.monthly);
  const [timeZone, setTimeZone] = useState(before?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [sections, setSections] = useState<ReportSection[]>(before?.sections ?? [...reportSections]);
  const [draft, setDraft] = useState<RecipientsDraft>({
    people: before?.recipients.people ?? [userId],
    text: before?.recipients.addresses.join(', ') ?? '',
  });
  const [isTold, setTold] = useState(false);
  const read = readRecipients(draft);
  const written = JSON.stringify({ kind, day, timeZone, sections, draft });
  const [first] = useState(written);

  function chooseKind(next: ReportKind) {
    setKind(next);
    setDay(FIRST_DAY[next]);
  }

  function save() {
    setTold(true);
    if ('problem' in read || !sections.length) return undefined;
    return put({ kind, day, timeZone, sections, recipients: read, isPaused: before?.isPaused ?? false });
  }

  async function put(body: ScheduleBody) {
    await (schedule
      ? formClient.call(putReportSchedule, { params: { scheduleId: schedule.id }, body })
      : formClient.call(createReportSchedule, { body }));
    events.emit('toast', { type: 'success', text: copy.saved });
    await revalidate(getReportSchedules);
    onClose();
  }

  return (
    <FormDialog
      title={schedule ? copy.editTitle : copy.newTitle}
      isWide
      submit={copy.save}
      onSubmit={save}
      onClose={onClose}
      isUnsaved={written !== first}
      failed={(error) => `${copy.notSaved} ${reasonOf(error)}`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.kind}
          options={reportKinds.map((each) => ({ value: each, label: copy.kinds[each] }))}
          value={kind}
          onChange={(next) => chooseKind(reportKinds.find((each) => each === next) ?? 'monthly')}
        />
        <Select
          label={kind === 'weekly' ? copy.weekday : copy.monthDay[kind]}
          options={Array.from({ length: daysOfKind(kind) }, (_, place) => ({
            value: String(place + 1),
            label: kind === 'weekly' ? (copy.weekdays[place] ?? '') : copy.ordinal(place + 1),
          }))}
          value={String(day)}
          onChange={(next) => setDay(Number(next))}
          hint={day > 28 ? copy.lastDay : undefined}
        />
        <div className="sm:col-span-2">
          <Combobox
            label={copy.timeZone}
            options={zones(timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={timeZone}
            onChange={(zone) => zone && setTimeZone(zone)}
            hint={copy.timeZoneHint}
          />
        </div>
      </div>
      <Recipients value={draft} onChange={setDraft} problem={isTold && 'problem' in read ? read.problem : undefined} />
      <SectionChoice value={sections} onChange={setSections} />
    </FormDialog>
  );
}
