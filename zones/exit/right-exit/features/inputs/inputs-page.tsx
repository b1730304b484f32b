import { balanceKeys, OWN, resultKeys } from '@services/valuation/contract/terms';
import { getValuation, putFigures, type ToldValuation } from '@services/valuation/contract/valuation';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { useMoneyFormat } from '@suite/shell/form/use-number-format';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { useState } from 'react';
import { copy as frame } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { useSave } from '../frame/use-save';
import { useSubject } from '../frame/use-subject';
import { Adjustments } from './adjustments';
import { copy } from './copy';
import { type Entries, entriesOf, problemOf, yearsOf } from './entries';
import { Grid } from './grid';
import { Sources } from './sources';
import { UploadDialog } from './upload-dialog';

/** Figures of five years: values from the ledger, and fields for the rest. */
export function InputsPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useQuery(getValuation, { params: { subjectId } });
  if (!data) return error ? <PageError title={copy.title} text={frame.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return <Form key={`${subjectId} ${data.version}`} subjectId={subjectId} {...data} />;
}

interface Props {
  subjectId: string;
  valuation: ToldValuation;
  version: number;
  mayChange: boolean;
}

function Form({ subjectId, valuation, version, mayChange }: Props) {
  const { formClient } = useApi();
  const { save, isRunning, failure } = useSave();
  const typedIn = useMoneyFormat(valuation.currency, { mayBeNegative: true });
  const [first] = useState(() => entriesOf(valuation, typedIn));
  const { draft: entries, change: keep, forget, discard } = useDraft(`exit-figures:${subjectId}:${version}`, first);
  const isCurrency = /^[A-Z]{3}$/.test(entries.currency);
  const amounts = useMoneyFormat(isCurrency ? entries.currency : valuation.currency, { mayBeNegative: true });
  const [isTold, setTold] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [said, setSaid] = useState<string>();
  const isChanged = entries !== first;
  const change = (part: Partial<Entries>) => keep({ ...entries, ...part });
  const fields = { valuation, entries, amounts, isTold, onChange: change, isFixed: !mayChange };

  function submit() {
    setTold(true);
    const years = yearsOf(entries, valuation, amounts);
    if (!years || !isCurrency || isRunning) return;
    const { currency, file } = entries;
    void save(
      () => formClient.call(putFigures, { params: { subjectId }, body: { version, currency, years, file } }).then(forget),
      copy.saved,
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ViewHead
        title={copy.title}
        text={subjectId === OWN ? copy.text : copy.textClient}
        actions={
          mayChange && (
            <Button variant="quiet" onClick={() => setUploading(true)}>
              {copy.upload}
            </Button>
          )
        }
      />
      {!mayChange && <Notice>{frame.readOnly}</Notice>}
      {said && <Notice tone="good">{said}</Notice>}
      {!valuation.ledger && (
        <div className="my-4 max-w-40">
          <Input
            label={copy.currency}
            value={entries.currency}
            maxLength={3}
            autoComplete="off"
            {...(isTold && !isCurrency && { error: copy.noCurrency })}
            onChange={(event) => change({ currency: event.currentTarget.value.toUpperCase() })}
          />
        </div>
      )}
      <Grid title={copy.result} keys={resultKeys} {...fields} />
      <Grid title={copy.balance} keys={balanceKeys} {...fields} />
      <Adjustments {...fields} />
      {failure && <Notice tone="bad">{copy.notSaved(failure)}</Notice>}
      {isTold && isChanged && !(isCurrency && yearsOf(entries, valuation, amounts)) && (
        <Notice tone="bad">{copy.wrong(problemOf(entries, amounts))}</Notice>
      )}
      {mayChange && (
        <div className="mt-4">
          <SaveBar isChanged={isChanged} isRunning={isRunning} discard={copy.discard} onDiscard={discard} changed={copy.changed}>
            <Button type="submit" spinning={isRunning} disabled={!isChanged}>
              {copy.save}
            </Button>
          </SaveBar>
        </div>
      )}
      <Sources valuation={valuation} />
      {isUploading && (
        <UploadDialog
          valuation={valuation}
          amounts={amounts}
          onClose={() => setUploading(false)}
          onRead={(cells, file, text) => {
            change({ cells: { ...entries.cells, ...cells }, file });
            setSaid(text);
            setUploading(false);
          }}
        />
      )}
    </form>
  );
}
