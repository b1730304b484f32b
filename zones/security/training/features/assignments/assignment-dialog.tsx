import { type Assignment, createAssignment, getAssignments, putAssignment } from '@services/training/contract/assignments';
import type { ListedCourse } from '@services/training/contract/courses';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { ChoiceField } from '@suite/list/choice-field';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { AudienceFields } from '../fields/audience-fields';
import { assignmentSchema, draftOf, newDraft } from './assignment-draft';
import { copy } from './copy';

interface Props {
  /** Undefined for a new one. */
  assignment: Assignment | undefined;
  courses: readonly ListedCourse[];
  today: string;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

/** Creates or edits an assignment of a course. */
export function AssignmentDialog({ assignment, courses, today, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [first] = useState(() => newDraft(courses[0]?.id ?? '', today));
  const form = useForm(assignmentSchema, {
    saved: assignment ? draftOf(assignment) : first,
    ...(assignment && { version: assignment.version }),
    save: async (body, version) =>
      assignment
        ? formClient.call(putAssignment, { params: { assignmentId: assignment.id }, body: { ...body, version } })
        : formClient.call(createAssignment, { body }),
    onSaved: () => onDone(assignment ? copy.saved : copy.assigned),
    reload: () => revalidate(getAssignments),
    failed: (reason) => `${copy.notSaved} ${reason}`,
    wrong: copy.wrong,
  });
  const { values: draft, set, errors } = form;

  const field = (name: 'days' | 'months' | 'from' | 'to' | 'graceDays', hint?: string) => {
    const isDay = name === 'from' || name === 'to';
    const isWrong = errors[name === 'graceDays' ? name : `rule.${name}`] !== undefined;
    return (
      <Input
        label={name === 'graceDays' ? copy.grace : copy[name]}
        maxLength={5}
        autoComplete="off"
        hint={hint}
        {...form.text(name)}
        error={isWrong ? (isDay ? copy.monthDay : copy.number) : undefined}
      />
    );
  };

  return (
    <FormDialog
      title={assignment ? copy.edit : copy.add}
      submit={assignment ? copy.save : copy.add}
      onClose={onClose}
      {...form.dialog}
    >
      <ChoiceField
        label={copy.course}
        texts={Object.fromEntries(courses.map(({ id, title }) => [id, title]))}
        value={draft.courseId}
        onChange={(courseId) => set({ courseId })}
      />
      <AudienceFields
        audience={draft.audience}
        kinds={
          draft.audience.kind === 'people'
            ? ['everyone', 'new-hires', 'groups', 'role', 'people']
            : ['everyone', 'new-hires', 'groups', 'role']
        }
        onChange={(audience) => set({ audience })}
        error={errors['audience.groupIds']}
      />
      <ChoiceField label={copy.when} texts={copy.rules} value={draft.kind} onChange={(kind) => set({ kind })} />
      {draft.kind === 'by-day' && (
        <DateField label={copy.dueOn} {...form.field('dueOn')} error={errors['rule.dueOn'] && copy.required} />
      )}
      {(draft.kind === 'after-days' || draft.kind === 'anniversary') && field('days', copy.daysHint)}
      {draft.kind === 'anniversary' && field('months')}
      {draft.kind === 'window' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {field('from', copy.monthDayHint)}
          {field('to')}
        </div>
      )}
      {(draft.kind === 'by-day' || draft.kind === 'after-days') && (
        <Checkbox label={copy.countsEarlier} hint={copy.countsEarlierHint} {...form.check('countsEarlier')} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('graceDays', copy.graceHint)}
        <DateField label={copy.startsOn} {...form.field('startsOn')} error={errors.startsOn && copy.required} />
      </div>
      <FormNote form={form} />
    </FormDialog>
  );
}
