import { type AppointmentType, createAppointmentType, putAppointmentType } from '@services/bookings/contract/appointments';
import { getCalendars } from '@services/bookings/contract/calendars';
import { placeKinds } from '@services/bookings/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';
import { draftOf, entriesOf, faultsOf, type NumberKey, type TypeDraft } from './type-draft';

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
  const people = useQuery(getCalendars, {}, { handleLocally: [] }).data ?? [];
  const [first] = useState(() => draftOf(type, userId));
  const [draft, setDraft] = useState(first);
  const [isTold, setTold] = useState(false);
  const faults = isTold ? faultsOf(draft) : {};
  const set = (part: Partial<TypeDraft>) => setDraft({ ...draft, ...part });
  const faultOf = (key: keyof TypeDraft) => (faults[key] ? { error: faults[key] } : {});

  function submit() {
    setTold(true);
    if (Object.keys(faultsOf(draft)).length) return undefined;
    const entries = entriesOf(draft);
    const saved = type
      ? formClient.call(putAppointmentType, {
          params: { typeId: type.id },
          body: { ...entries, isActive: draft.isActive, version: type.version },
        })
      : formClient.call(createAppointmentType, { body: entries });
    return saved.then(onDone);
  }

  const number = (key: NumberKey, hint?: string) => (
    <Input
      label={copy[key]}
      inputMode="numeric"
      value={draft[key]}
      autoComplete="off"
      {...(hint && { hint })}
      {...faultOf(key)}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    />
  );
  const { placeKind } = draft;
  const reminder = reminderKeys.find((key) => reminders[key] === draft.reminderHours) ?? 'h24';

  return (
    <FormDialog
      title={type ? copy.editType : copy.addType}
      isWide
      isUnsaved={draft !== first}
      submit={copy.save}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={copy.name}
          value={draft.name}
          maxLength={200}
          autoComplete="off"
          {...faultOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          label={copy.host}
          options={people.map(({ userId: value, name: label }) => ({ value, label }))}
          value={draft.hostId}
          onChange={(hostId) => set({ hostId })}
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
            value={draft.placeText}
            maxLength={300}
            autoComplete="off"
            {...faultOf('placeText')}
            onChange={(event) => set({ placeText: event.currentTarget.value })}
          />
        )}
        <Select
          label={copy.reminder}
          options={reminderKeys.map((value) => ({ value, label: copy.reminders[value] }))}
          value={reminder}
          onChange={(value) => set({ reminderHours: reminders[oneOf(reminderKeys, value) ?? 'none'] })}
        />
      </div>
      <TextArea
        label={copy.description}
        value={draft.description}
        rows={2}
        maxLength={1_000}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      {type && <Checkbox label={copy.isActive} size="sm" checked={draft.isActive} onChange={(isActive) => set({ isActive })} />}
    </FormDialog>
  );
}
