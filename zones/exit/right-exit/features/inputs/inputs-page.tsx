import { balanceKeys, OWN, resultKeys } from '@services/valuation/contract/terms';
import { getValuation, putFigures, type ValuationResult } from '@services/valuation/contract/valuation';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { anyText, anyTexts, fields, listOf, readTogether, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormats } from '@suite/shell/form/use-number-format';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import type { NumberFormat } from '@suite/ui/number-field';
import { useState } from 'react';
import { copy as frame } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { useReload } from '../frame/use-save';
import { useSubject } from '../frame/use-subject';
import { Adjustments } from './adjustments';
import { copy } from './copy';
import { entriesOf, problemOf, yearsOf } from './entries';
import { Grid } from './grid';
import { Sources } from './sources';
import { UploadDialog } from './upload-dialog';

/** Figures of five years: values from the ledger, and fields for the rest. */
export function InputsPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useQuery(getValuation, { params: { subjectId } });
  if (!data) return error ? <PageError title={copy.title} text={frame.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return <Form key={subjectId} subjectId={subjectId} {...data} />;
}

interface Props {
  subjectId: string;
  valuation: ValuationResult;
  version: number;
  mayChange: boolean;
}

type Figures = Omit<RequestOf<typeof putFigures>['body'], 'version'>;

function schemaOf(valuation: ValuationResult, formats: (currency: string) => NumberFormat) {
  const { currency, years, file } = putFigures.body.entries;
  const adjustment = fields({ id: anyText, year: years.item.entries.year, text: anyText, amount: anyText });
  return readTogether(
    {
      currency: worded(currency, copy.noCurrency),
      cells: anyTexts,
      adjustments: listOf(adjustment),
      file: file.wrapped,
    },
    (entries): Figures | { problem: string } => {
      const amounts = formats(entries.currency);
      const read = yearsOf(entries, valuation, amounts);
      if (!read) return { problem: copy.wrong(problemOf(entries, amounts)) };
      return { currency: entries.currency, years: read, file: entries.file };
    },
  );
}

function Form({ subjectId, valuation, version, mayChange }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const formats = useMoneyFormats({ mayBeNegative: true });
  const [notice, setNotice] = useState<string>();
  const form = useForm(schemaOf(valuation, formats), {
    name: `exit-figures:${subjectId}`,
    saved: entriesOf(valuation, formats(valuation.currency)),
    version,
    save: (output, base) => formClient.call(putFigures, { params: { subjectId }, body: { ...output, version: base } }),
    onSaved() {
      setNotice(undefined);
      return reload();
    },
    reload,
    done: copy.saved,
    failed: copy.notSaved,
    wrong: copy.wrong(),
  });
  const [isUploading, setUploading] = useState(false);
  const entries = form.values;
  const amounts = formats(/^[A-Z]{3}$/.test(entries.currency) ? entries.currency : valuation.currency);
  const isSubmitted = !form.isValid && form.failure !== undefined;
  const shown = { valuation, entries, amounts, isSubmitted, onChange: form.set, isFixed: !mayChange };

  return (
    <form {...form.element}>
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
      {notice && form.isChanged && <Notice tone="good">{notice}</Notice>}
      {!valuation.ledger && (
        <div className="my-4 max-w-40">
          <Input
            label={copy.currency}
            maxLength={3}
            autoComplete="off"
            {...form.text('currency')}
            onChange={(event) => form.set({ currency: event.currentTarget.value.toUpperCase() })}
          />
        </div>
      )}
      <Grid title={copy.result} keys={resultKeys} {...shown} />
      <Grid title={copy.balance} keys={balanceKeys} {...shown} />
      <Adjustments {...shown} />
      <FormNote form={form} />
      {mayChange && (
        <div className="mt-4">
          <FormBar form={form} save={copy.save} discard={copy.discard} changed={copy.changed} />
        </div>
      )}
      <Sources valuation={valuation} />
      {isUploading && (
        <UploadDialog
          valuation={valuation}
          amounts={amounts}
          onClose={() => setUploading(false)}
          onRead={(cells, file, text) => {
            form.set({ cells: { ...entries.cells, ...cells }, file });
            setNotice(text);
            setUploading(false);
          }}
        />
      )}
    </form>
  );
}
