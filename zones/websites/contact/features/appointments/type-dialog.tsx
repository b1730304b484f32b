import {
  type AppointmentType,
  createAppointmentType,
  getAppointmentTypes,
  putAppointmentType,
} from '@services/bookings/contract/appointments';
import { getCalendars } from '@services/bookings/contract/calendars';
import { placeKinds } from '@services/bookings/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { useSession } from '@suite/session/session-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import { draftOf, type NumberKey, typeSchema } from './type-draft';

interface Props {
  type: AppointmentType | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const reminders = { none: null, h1: 1, h24: 24, h48: 48 } as const;
const reminderKeys = Object.keys(reminders) as (keyof typeof reminders)[];

/** Adds an appointment type, or edits one. */
export function TypeDialog({ type, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { userId } = useSession().token;
  const people = useQuery(getCalendars, {}, { handleGlobally: true }).data ?? [];
  const revalidate = useRevalidate();
  const form = useForm(typeSchema, {
    saved: draftOf(type, userId),
    ...(type && { version: type.version }),
    save({ isActive, ...body }, version) {
      return type
        ? formClient.call(putAppointmentType, { params: { typeId: type.id }, body: { ...body, isActive, version } })
        : formClient.call(createAppointmentType, { body });
    },
    onSaved: onDone,
    reload: () => revalidate(getAppointmentTypes),
    failed: copy.notSaved,
  });
  const { values: draft, set } = form;

  const number = (key: NumberKey, hint?: string) => (
    <Input label={copy[key]} inputMode="numeric" autoComplete="off" hint={hint} {...form.text(key)} />
  );
  const { placeKind } = draft;
  const reminder = reminderKeys.find((key) => reminders[key] === draft.reminderHours) ?? 'h24';

  return (
    <FormDialog title={type ? copy.editType : copy.addType} isWide submit={copy.save} onClose={onClose} {...form.dialog}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input label={copy.name} maxLength={200} autoComplete="off" {...form.text('name')} />
        <Select
          label={copy.host}
          options={people.map(({ userId: value, name: label }) => ({ value, label }))}
          {...form.field('hostId')}
        />
        {number('minutes')}
        <Select
          label={copy.placeKind}
          options={placeKinds.map((value) => ({ value, label: copy.places[value] }))}
          value={placeKind}
          onChange={(value) => set({ placeKind: oneOf(placeKinds, value) ?? 'phone', placeText: '' })}
        />
        {number('bufferBefore')}
        {number('bufferAfter')}
        {number('noticeHours', copy.noticeHint)}
        {number('daysAhead')}
        {placeKind !== 'phone' && (
          <Input
            label={copy.placeText[placeKind]}
            maxLength={300}
            autoComplete="off"
            {...form.text('placeText')}
            error={form.errors.placeText && copy.noLink}
          />
        )}
        <Select
          label={copy.reminder}
          options={reminderKeys.map((value) => ({ value, label: copy.reminders[value] }))}
          value={reminder}
          onChange={(value) => set({ reminderHours: reminders[oneOf(reminderKeys, value) ?? 'none'] })}
        />
      </div>
      <TextArea label={copy.description} rows={2} maxLength={1_000} {...form.text('description')} />
      {type && <Checkbox label={copy.isActive} size="sm" {...form.check('isActive')} />}
      <FormNote form={form} />
    </FormDialog>
  );
}
