import { putAnswers } from '@services/security-plan/contract/plan';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { AnswersForm } from './answers-form';
import { copy } from './copy';

export function Settings() {
  const { formClient } = useApi();
  const mayChange = useMayChange();
  return (
    <PlanPage>
      {({ answers, version, people }) => (
        <>
          <ViewHead title={copy.title} text={copy.text} />
          <ReadOnly />
          <AnswersForm
            name="wisp-saved-answers"
            saved={answers}
            version={version}
            people={people}
            submit={copy.save}
            done={copy.saved}
            isFixed={!mayChange}
            onSave={(body, base) => formClient.call(putAnswers, { body: { ...body, version: base } })}
          />
        </>
      )}
    </PlanPage>
  );
}
