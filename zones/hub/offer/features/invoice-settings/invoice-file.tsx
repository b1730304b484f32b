import { getInvoiceFile } from '@services/invoices/contract/invoices';
import { putInvoiceSettings } from '@services/invoices/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { shownByPage } from '@suite/contract/status';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { saveFile } from '@suite/ui/save-file';
import { shiftMonth } from '@suite/values/month';
import { useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { useToday } from '../payments/days';
import { copy } from './copy';
import type { Props } from './props';
import { withEntry } from './with-entry';

const { file: words } = copy;

const schema = withoutVersion(putInvoiceSettings.body);

/** Past months that are offered. */
const MONTHS = 12;

/** For firms without a connected ledger: a month's charges as a file that Xero or QuickBooks Online imports. */
export function InvoiceFile({ saved, onSaved, onReload }: Props) {
  const { client, formClient } = useApi();
  const { month: monthText } = useMetricFormats();
  const today = useToday();
  const { version, books: _books, taxRates, ...decided } = saved;
  const form = useForm(schema, {
    name: 'invoice-file',
    saved: decided,
    version,
    save: (output, base) => formClient.call(putInvoiceSettings, { body: { ...output, version: base } }),
    onSaved,
    reload: onReload,
    done: copy.saved,
    failed: copy.notSaved,
  });
  const months = Array.from({ length: MONTHS }, (_, at) => shiftMonth(today.slice(0, 7), -at));
  const [choice, setChoice] = useState({
    month: months[0] ?? '',
    format: 'xero' as const as 'xero' | 'quickbooks',
    dates: 'mdy' as 'mdy' | 'dmy',
  });
  const [result, setResult] = useState<{ isRunning: boolean; text?: string; failure?: string }>({ isRunning: false });

  async function download() {
    setResult({ isRunning: true });
    try {
      const { fileName, csv, count } = await client.call(getInvoiceFile, { query: choice, handleLocally: shownByPage });
      if (count) saveFile(fileName, new Blob([csv], { type: 'text/csv' }));
      setResult({ isRunning: false, text: count ? words.done(count) : words.none });
    } catch (error) {
      setResult({ isRunning: false, failure: reasonOf(error) });
    }
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {copy.none} {words.text}
      </p>
      <form className="grid gap-4" {...form.element}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Input
            label={words.account}
            maxLength={100}
            value={form.values.accountId ?? ''}
            onChange={(event) => form.set({ accountId: event.currentTarget.value || null })}
          />
          {taxRates.map((rate) => (
            <Input
              key={rate}
              label={words.tax(`${rate / 1000} %`)}
              maxLength={100}
              value={form.values.taxCodes[String(rate)] ?? ''}
              onChange={(event) =>
                form.set({ taxCodes: withEntry(form.values.taxCodes, String(rate), event.currentTarget.value) })
              }
            />
          ))}
        </div>
        <FormNote form={form} />
        {form.isChanged && (
          <div>
            <Button type="submit" spinning={form.isRunning} disabled={form.isBehind}>
              {copy.save}
            </Button>
          </div>
        )}
      </form>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <ChoiceField
          label={words.month}
          texts={Object.fromEntries(months.map((month) => [month, monthText(month)]))}
          value={choice.month}
          onChange={(month) => setChoice({ ...choice, month })}
        />
        <ChoiceField
          label={words.format}
          texts={words.formats}
          value={choice.format}
          onChange={(format) => setChoice({ ...choice, format })}
        />
        <ChoiceField
          label={words.dates}
          texts={words.orders}
          value={choice.dates}
          onChange={(dates) => setChoice({ ...choice, dates })}
        />
      </div>
      {result.failure && <Notice tone="bad">{result.failure}</Notice>}
      {result.text && <p role="status">{result.text}</p>}
      <div>
        <Button variant="quiet" spinning={result.isRunning} disabled={form.isChanged} onClick={download}>
          {words.download}
        </Button>
      </div>
    </div>
  );
}
