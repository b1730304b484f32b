import { type ReportKind, reportKinds, reportSections } from '@services/insights/contract/report-content';
import {
  createReportSchedule,
  daysOfKind,
  getReportSchedules,
  putReportSchedule,
  type ReportSchedule,
} from '@services/insights/contract/report-schedules';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Combobox } from '@suite/ui/combobox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Select } from '@suite/ui/select';
import { SectionChoice } from '../new-report/section-choice';
import { recipientsSchema } from '../recipients/read-recipients';
import { Recipients } from '../recipients/recipients';
import { bodyOf } from './body-of';
import { copy } from './copy';

interface Props {
  /** The one to edit; absent for a new one. */
  schedule: ReportSchedule | undefined;
  /** Loads the schedules again. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** The data of a month is complete some days after its end. */
const FIRST_DAY = { weekly: 1, monthly: 5, quarterly: 10, yearly: 15 } satisfies Record<ReportKind, number>;

const zones = (chosen: string) => [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

const { kind, day, timeZone, sections, isPaused } = createReportSchedule.body.entries;
const schema = fields({ kind, day, timeZone, sections, isPaused, recipients: recipientsSchema });

/** Sets when a report is created, its sections, and its recipients. */
export function ScheduleDialog({ schedule, reload, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { userId } = useSession().token;
  const before = schedule && bodyOf(schedule);
  const form = useForm(schema, {
    saved: {
      kind: before?.kind ?? 'monthly',
      day: before?.day ?? FIRST_DAY.monthly,
      timeZone: before?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      sections: before?.sections ?? [...reportSections],
      isPaused: before?.isPaused ?? false,
      recipients: { people: before?.recipients.people ?? [userId], text: before?.recipients.addresses.join(', ') ?? '' },
    },
    version: schedule?.version ?? 0,
    save: (body, version, idempotencyKey) =>
      schedule
        ? formClient.call(putReportSchedule, { params: { scheduleId: schedule.id }, body: { ...body, version } })
        : formClient.call(createReportSchedule, { body, idempotencyKey }),
    onSaved() {
      onClose();
      return revalidate(getReportSchedules);
    },
    reload,
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
  });
  const { values, set } = form;

  function chooseKind(next: string | null) {
    const chosen = reportKinds.find((each) => each === next) ?? 'monthly';
    set({ kind: chosen, day: FIRST_DAY[chosen] });
  }

  return (
    <FormDialog title={schedule ? copy.editTitle : copy.newTitle} isWide submit={copy.save} onClose={onClose} {...form.dialog}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.kind}
          options={reportKinds.map((each) => ({ value: each, label: copy.kinds[each] }))}
          value={values.kind}
          onChange={chooseKind}
        />
        <Select
          label={values.kind === 'weekly' ? copy.weekday : copy.monthDay[values.kind]}
          options={Array.from({ length: daysOfKind(values.kind) }, (_, place) => ({
            value: String(place + 1),
            label: values.kind === 'weekly' ? (copy.weekdays[place] ?? '') : copy.ordinal(place + 1),
          }))}
          value={String(values.day)}
          onChange={(next) => set({ day: Number(next) })}
          hint={values.day > 28 ? copy.lastDay : undefined}
        />
        <div className="sm:col-span-2">
          <Combobox
            label={copy.timeZone}
            options={zones(values.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={values.timeZone}
            onChange={(zone) => zone && set({ timeZone: zone })}
            hint={copy.timeZoneHint}
          />
        </div>
      </div>
      <Recipients {...form.field('recipients')} />
      <SectionChoice {...form.field('sections')} />
      <FormNote form={form} />
    </FormDialog>
  );
}
