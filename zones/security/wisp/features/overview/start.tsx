import { getPlan, startPlan } from '@services/security-plan/contract/plan';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { ReadOnly } from '../frame/plan-page';
import { AnswersForm } from '../settings/answers-form';
import { copy } from './copy';

/** The questionnaire for a firm without a plan. */
export function Start() {
  const { formClient } = useApi();
  const { token } = useSession();
  const { data } = useQuery(getPlan, {}, { isOptional: true });
  const people = data?.people ?? [];
  const mayChange = useMayChange();
  return (
    <>
      <ViewHead title={copy.start.title} text={copy.start.text} />
      <ReadOnly />
      <AnswersForm
        name="wisp-answers"
        saved={{
          people: people.length || 1,
          offices: 1,
          remote: 'some',
          storage: 'cloud',
          preparers: '',
          consumers: null,
          qualifiedIndividualId: token.userId,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }}
        people={people}
        submit={copy.start.submit}
        done={copy.start.done}
        isFixed={!mayChange}
        onSave={(answers) => formClient.call(startPlan, { body: answers })}
      />
    </>
  );
}
