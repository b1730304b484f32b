import { answerWords, type DriverKey } from '@services/valuation/contract/drivers';
import { answerReadiness, type Driver, getReadiness, type Readiness } from '@services/valuation/contract/readiness';
import { categoryWords } from '@services/valuation/wording/words';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { categories } from '@suite/insights/readiness/score';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Notice } from '@suite/ui/notice';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { copy as frame } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { useReload } from '../frame/use-save';
import { useSubject } from '../frame/use-subject';
import { copy } from './copy';

/** The questionnaire: one question for each driver, answered on a scale from not at all to fully. */
export function QuestionsPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useQuery(getReadiness, { params: { subjectId } });
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return <Form key={subjectId} subjectId={subjectId} readiness={data} />;
}

/** Only the changed answers, so that they also apply to newer ones. */
const schema = fields({ answers: answerReadiness.body.entries.answers });

const none: { answers: Partial<Record<DriverKey, number | null>> } = { answers: {} };

function Form({ subjectId, readiness }: { subjectId: string; readiness: Readiness }) {
  const { formClient } = useApi();
  const { day } = useFormats();
  const reload = useReload();
  const { drivers, answered, revision, mayChange } = readiness;
  const form = useForm(schema, {
    name: `exit-answers:${subjectId}`,
    saved: none,
    version: revision,
    save: ({ answers }, base) => formClient.call(answerReadiness, { params: { subjectId }, body: { revision: base, answers } }),
    onSaved: reload,
    reload,
    done: copy.saved,
    failed: copy.notSaved,
  });
  const { answers } = form.values;

  return (
    <form {...form.element}>
      <ViewHead title={copy.title} text={answered ? `${copy.text} ${copy.answered(answered.by, day(answered.on))}` : copy.text} />
      {!mayChange && <Notice>{frame.readOnly}</Notice>}
      {categories.map((category) => (
        <section key={category} className="mt-6">
          <h2 className="mb-3">{categoryWords[category]}</h2>
          <div className="grid gap-4">
            {drivers
              .filter((driver) => driver.category === category)
              .map((driver) => (
                <Question
                  key={driver.key}
                  driver={driver}
                  isFixed={!mayChange}
                  value={answers[driver.key] === undefined ? driver.answer : (answers[driver.key] ?? null)}
                  onChange={(answer) => form.set({ answers: { ...answers, [driver.key]: answer } })}
                />
              ))}
          </div>
        </section>
      ))}
      <FormNote form={form} />
      {mayChange && (
        <div className="mt-6">
          <FormBar form={form} save={copy.save} changed={copy.changed} />
        </div>
      )}
    </form>
  );
}

interface QuestionProps {
  driver: Driver;
  value: number | null;
  isFixed: boolean;
  onChange: (answer: number | null) => void;
}

function Question({ driver: { question, how, value: measured, from }, value, isFixed, onChange }: QuestionProps) {
  const options = [
    ...answerWords.map((text, answer) => ({ text: text as string, answer: answer as number | null })),
    { text: copy.none, answer: null },
  ];
  return (
    <RadioGroup
      legend={question}
      legendClassName="contents font-medium"
      disabled={isFixed}
      className="rounded-lg border border-line bg-surface p-4"
    >
      {how === 'measured' && <p className="mt-1 text-muted">{copy.measured(measured ?? '', from)}</p>}
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ text, answer }) => (
          <Radio key={text} label={text} className="min-h-9" checked={value === answer} onChange={() => onChange(answer)} />
        ))}
      </div>
    </RadioGroup>
  );
}
