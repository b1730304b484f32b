import { type Answers, startPlan } from '@services/security-plan/contract/plan';
import { ChoiceField } from '@suite/list/choice-field';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, wholeNumber, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { PersonField } from '../fields/person-field';
import { useReload } from '../fields/use-save';
import { copy } from './copy';

const { people, offices, preparers, consumers, ...rest } = startPlan.body.entries;

const schema = fields({
  ...rest,
  people: wholeNumber(people, copy.wholeNumber),
  offices: wholeNumber(offices, copy.wholeNumber),
  preparers: worded(preparers, copy.preparersWrong),
  consumers: wholeNumber(consumers, copy.wholeNumber),
});

interface Props {
  /** Key that the draft is stored under. */
  name: string;
  saved: Answers;
  /** Absent for a new plan. */
  version?: number;
  people: readonly { id: string; name: string }[];
  submit: string;
  done: string;
  isFixed: boolean;
  onSave: (answers: Answers, version: number) => Promise<unknown>;
}

/** Asks for the answers that prefill the plan and decide about 16 CFR 314.6. */
export function AnswersForm({ name, saved, version, people, submit, done, isFixed, onSave }: Props) {
  const reload = useReload();
  const form = useForm(schema, {
    name,
    saved: {
      ...saved,
      people: String(saved.people),
      offices: String(saved.offices),
      consumers: saved.consumers === null ? '' : String(saved.consumers),
    },
    version,
    save: onSave,
    onSaved: reload,
    reload,
    done,
  });

  return (
    <form className="grid max-w-[720px] gap-4 rounded-lg border border-line bg-surface p-5" {...form.element}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input label={copy.people} inputMode="numeric" {...form.text('people')} />
        <Input label={copy.offices} inputMode="numeric" {...form.text('offices')} />
        <ChoiceField label={copy.remote} texts={copy.remotes} {...form.field('remote')} />
        <ChoiceField label={copy.storage} texts={copy.storages} {...form.field('storage')} />
      </div>
      <Input label={copy.preparers} hint={copy.preparersHint} maxLength={500} {...form.text('preparers')} />
      <Input label={copy.consumers} hint={copy.consumersHint} inputMode="numeric" {...form.text('consumers')} />
      <PersonField label={copy.qualified} hint={copy.qualifiedHint} people={people} {...form.field('qualifiedIndividualId')} />
      <FormNote form={form} />
      {!isFixed && (
        <div>
          <Button type="submit" spinning={form.isRunning}>
            {submit}
          </Button>
        </div>
      )}
    </form>
  );
}
