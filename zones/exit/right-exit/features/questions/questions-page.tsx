import { answerReadiness, useReadiness } from '@services/rightexit/client/readiness';
import { answerWords, type DriverKey } from '@services/rightexit/contract/drivers';
import type { Driver, Readiness } from '@services/rightexit/contract/readiness';
import { categoryWords } from '@services/rightexit/wording/words';
import { useApi } from '@suite/api/api-provider';
import { categories } from '@suite/insights/readiness/score';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { SaveBar } from '@suite/ui/save-bar';
import { copy as frame } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { useSave } from '../frame/use-save';
import { useSubject } from '../frame/use-subject';
import { copy } from './copy';

/** The questionnaire: one question for each driver, answered on a scale from not at all to fully. */
export function QuestionsPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useReadiness(subjectId);
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return <Form key={`${subjectId} ${data.revision}`} subjectId={subjectId} readiness={data} />;
}

type Answers = Partial<Record<DriverKey, number | null>>;

const none: Answers = {};

function Form({ subjectId, readiness }: { subjectId: string; readiness: Readiness }) {
  const { client } = useApi();
  const { day } = useFormats();
  const { save, isRunning, failure } = useSave();
  const { draft: changed, change, forget, discard } = useDraft(`exit-answers:${subjectId}:${readiness.revision}`, none);
  const { drivers, answered, revision, mayChange } = readiness;
  const isChanged = Object.keys(changed).length > 0;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isRunning)
          void save(() => answerReadiness(client, subjectId, { revision, answers: changed }).then(forget), copy.saved);
      }}
    >
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
                  value={changed[driver.key] === undefined ? driver.answer : (changed[driver.key] ?? null)}
                  onChange={(answer) => change({ ...changed, [driver.key]: answer })}
                />
              ))}
          </div>
        </section>
      ))}
      {failure && <Notice tone="bad">{copy.notSaved(failure)}</Notice>}
      {mayChange && (
        <div className="mt-6">
          <SaveBar isChanged={isChanged} isRunning={isRunning} discard={copy.discard} onDiscard={discard} changed={copy.changed}>
            <Button type="submit" spinning={isRunning} disabled={!isChanged}>
              {copy.save}
            </Button>
          </SaveBar>
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
