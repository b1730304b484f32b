import { putAnswers } from '@services/wisp/contract/plan';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useSave } from '../fields/use-save';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { AnswersForm } from './answers-form';
import { copy } from './copy';

export function Settings() {
  const { formClient } = useApi();
  const mayChange = useMayChange();
  const { save, isRunning, failure } = useSave();
  return (
    <PlanPage>
      {({ answers, version, people }) => (
        <>
          <ViewHead title={copy.title} text={copy.text} />
          <ReadOnly />
          <AnswersForm
            key={version}
            name={`wisp-answers:${version}`}
            initial={answers}
            people={people}
            submit={copy.save}
            isRunning={isRunning}
            failure={failure}
            isFixed={!mayChange}
            onSave={(body) => void save(() => formClient.call(putAnswers, { body: { ...body, version } }), copy.saved)}
          />
        </>
      )}
    </PlanPage>
  );
}
