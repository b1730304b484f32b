import type { Answers } from '@services/wisp/contract/plan';
import { ChoiceField } from '@suite/list/choice-field';
import { useDraft } from '@suite/session/use-draft';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';
import { PersonField } from '../fields/person-field';
import { copy } from './copy';

interface Props {
  /** Key that the draft is stored under. */
  name: string;
  initial: Answers;
  people: readonly { id: string; name: string }[];
  submit: string;
  isRunning: boolean;
  failure: string | undefined;
  isFixed?: boolean;
  onSave: (answers: Answers) => void;
}

/** Parses a whole number; undefined if the text isn't one. */
const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The answers with their numbers as typed. */
type Entries = Omit<Answers, 'people' | 'offices' | 'consumers'> & Record<'people' | 'offices' | 'consumers', string>;

const entriesOf = (answers: Answers): Entries => ({
  ...answers,
  people: String(answers.people),
  offices: String(answers.offices),
  consumers: answers.consumers === null ? '' : String(answers.consumers),
});

/** Asks for the answers that prefill the plan and decide about 16 CFR 314.6. */
export function AnswersForm({ name, initial, people, submit, isRunning, failure, isFixed = false, onSave }: Props) {
  const [first] = useState(() => entriesOf(initial));
  const { draft, change } = useDraft(name, first);
  const { people: count, offices, consumers } = draft;
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<Entries>) => change({ ...draft, ...part });
  const wrong = {
    people: !wholeOf(count),
    offices: wholeOf(offices) === undefined || Number(offices) > 1000,
    consumers: consumers.trim() !== '' && wholeOf(consumers) === undefined,
    preparers: draft.preparers.trim() === '',
  };

  function save(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (isRunning || Object.values(wrong).some(Boolean)) return;
    onSave({
      ...draft,
      people: Number(count),
      offices: Number(offices),
      consumers: consumers.trim() === '' ? null : Number(consumers),
    });
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-[720px] gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input
          label={copy.people}
          inputMode="numeric"
          value={count}
          {...(isTold && wrong.people && { error: copy.wholeNumber })}
          onChange={(event) => set({ people: event.currentTarget.value })}
        />
        <Input
          label={copy.offices}
          inputMode="numeric"
          value={offices}
          {...(isTold && wrong.offices && { error: copy.wholeNumber })}
          onChange={(event) => set({ offices: event.currentTarget.value })}
        />
        <ChoiceField label={copy.remote} texts={copy.remotes} value={draft.remote} onChange={(remote) => set({ remote })} />
        <ChoiceField label={copy.storage} texts={copy.storages} value={draft.storage} onChange={(storage) => set({ storage })} />
      </div>
      <Input
        label={copy.preparers}
        hint={copy.preparersHint}
        value={draft.preparers}
        maxLength={500}
        {...(isTold && wrong.preparers && { error: copy.preparersWrong })}
        onChange={(event) => set({ preparers: event.currentTarget.value })}
      />
      <Input
        label={copy.consumers}
        hint={copy.consumersHint}
        inputMode="numeric"
        value={consumers}
        {...(isTold && wrong.consumers && { error: copy.wholeNumber })}
        onChange={(event) => set({ consumers: event.currentTarget.value })}
      />
      <PersonField
        label={copy.qualified}
        hint={copy.qualifiedHint}
        people={people}
        value={draft.qualifiedIndividualId}
        onChange={(qualifiedIndividualId) => set({ qualifiedIndividualId })}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!isFixed && (
        <div>
          <Button type="submit" spinning={isRunning}>
            {submit}
          </Button>
        </div>
      )}
    </form>
  );
}
