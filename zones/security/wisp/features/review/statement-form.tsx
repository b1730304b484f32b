import { putReview } from '@services/security-plan/contract/reviews';
import { useApi } from '@suite/api/api-provider';
import { useDraft } from '@suite/session/use-draft';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  year: number;
  version: number;
  statement: string;
  isFixed: boolean;
}

/** The Qualified Individual's report to the owners, which completes the review. */
export function StatementForm({ year, version, statement, isFixed }: Props) {
  const { formClient } = useApi();
  const { save, isRunning, failure } = useSave();
  // The input stays when an item of the checklist is finished, and is discarded when someone else saved another statement.
  const { draft, change, forget } = useDraft(
    `wisp-statement:${year}`,
    { of: statement, text: statement },
    ({ of, text: typed }) => of === statement && typed !== statement,
  );
  const text = draft.of === statement ? draft.text : statement;
  const put = (isComplete: boolean) =>
    void save(
      () =>
        formClient
          .call(putReview, { params: { year: String(year) }, body: { statement: text, isComplete, version } })
          .then(forget),
      isComplete ? copy.completedToast : copy.saved,
    );
  return (
    <div className="grid max-w-[860px] gap-3">
      <TextArea
        label={copy.statement}
        hint={copy.statementHint}
        rows={5}
        maxLength={10_000}
        value={text}
        readOnly={isFixed}
        onChange={(event) => change({ of: statement, text: event.currentTarget.value })}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!isFixed && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" spinning={isRunning} disabled={text === statement} onClick={() => put(false)}>
            {copy.save}
          </Button>
          <Button variant="quiet" disabled={isRunning} onClick={() => put(true)}>
            {copy.complete}
          </Button>
        </div>
      )}
    </div>
  );
}
