import { type Assignment, createAssignment, putAssignment } from '@services/training/contract/assignments';
import type { ListedCourse } from '@services/training/contract/courses';
import { useApi } from '@suite/api/api-provider';
import { ChoiceField } from '@suite/list/choice-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { AudienceFields } from '../fields/audience-fields';
import { type AssignmentDraft, draftOf, newDraft, type Problems, problemsOf, writtenOf } from './assignment-draft';
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
  const [first] = useState(() => (assignment ? draftOf(assignment) : newDraft(courses[0]?.id ?? '', today)));
  const [draft, setDraft] = useState(first);
  const [isTold, setTold] = useState(false);
  const problems: Problems = isTold ? problemsOf(draft) : {};
  const change = (part: Partial<AssignmentDraft>) => setDraft({ ...draft, ...part });

  function submit() {
    setTold(true);
    if (Object.keys(problemsOf(draft)).length) return undefined;
    const written = writtenOf(draft);
    if (!assignment) return formClient.call(createAssignment, { body: written }).then(() => onDone(copy.assigned));
    return formClient
      .call(putAssignment, { params: { assignmentId: assignment.id }, body: { ...written, version: assignment.version } })
      .then(() => onDone(copy.saved));
  }

  const field = (name: 'days' | 'months' | 'from' | 'to' | 'graceDays', hint?: string) => {
    const error = problems[name];
    return (
      <Input
        label={name === 'graceDays' ? copy.grace : copy[name]}
        value={draft[name]}
        maxLength={5}
        autoComplete="off"
        {...(hint && { hint })}
        {...(error && { error })}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    );
  };

  return (
    <FormDialog
      title={assignment ? copy.edit : copy.add}
      submit={assignment ? copy.save : copy.add}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={draft !== first}
      failed={(error) => `${copy.notSaved} ${reasonOf(error)}`}
    >
      <ChoiceField
        label={copy.course}
        texts={Object.fromEntries(courses.map(({ id, title }) => [id, title]))}
        value={draft.courseId}
        onChange={(courseId) => change({ courseId })}
      />
      <AudienceFields
        audience={draft.audience}
        kinds={
          draft.audience.kind === 'people'
            ? ['everyone', 'new-hires', 'groups', 'role', 'people']
            : ['everyone', 'new-hires', 'groups', 'role']
        }
        onChange={(audience) => change({ audience })}
        error={problems.audience}
      />
      <ChoiceField label={copy.when} texts={copy.rules} value={draft.kind} onChange={(kind) => change({ kind })} />
      {draft.kind === 'by-day' && (
        <DateField label={copy.dueOn} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={problems.dueOn} />
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
        <Checkbox
          label={copy.countsEarlier}
          hint={copy.countsEarlierHint}
          checked={draft.countsEarlier}
          onChange={(countsEarlier) => change({ countsEarlier })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('graceDays', copy.graceHint)}
        <DateField
          label={copy.startsOn}
          value={draft.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          error={problems.startsOn}
        />
      </div>
    </FormDialog>
  );
}
