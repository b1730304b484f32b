import type { BookService, Bundle } from '@services/price-book/contract/price-book';
import type { OfferSettings } from '@services/price-book/contract/settings';
import { createTemplate, getTemplates, putTemplate, type Template } from '@services/price-book/contract/templates';
import type { Terms } from '@services/price-book/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { NumberField } from '@suite/ui/number-field';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { CurrencyField } from '../fields/currency-field';
import type { ChangeOptions } from '../lines/options';
import { OptionsEditor } from '../lines/options-editor';
import { isRestorable } from '../lines/restorable';
import { TotalsStrip } from '../lines/totals-strip';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { draftOf, emptyTemplate, presentOptions, templateSchema, unlinked } from './template-draft';

interface Props {
  /** The one that is changed; a new one when absent. */
  template: Template | undefined;
  services: readonly BookService[];
  bundles: readonly Bundle[];
  letters: readonly Terms[];
  settings: OfferSettings;
}

/** A template as it is written: texts, options with their lines, and the letter that comes with them. */
export function TemplateForm({ template, services, bundles, letters, settings }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const saved = useMemo(() => {
    const { currency, termsId, validDays } = settings;
    const first = template
      ? draftOf(template)
      : emptyTemplate({ currency: currency ?? '', termsId, validDays, optionName: copy.optionName });
    return { ...first, options: presentOptions(first.options, services, first.currency) };
  }, [template, services, settings]);
  const form = useForm(templateSchema, {
    name: `template:${template?.id ?? 'new'}`,
    saved,
    version: template?.version,
    save: (body, version) =>
      template
        ? formClient.call(putTemplate, { params: { templateId: template.id }, body: { ...body, version } })
        : formClient.call(createTemplate, { body }),
    async onSaved({ id }) {
      await revalidate(getTemplates);
      if (!template) location.hash = hashOf('offer', '/template', { id });
    },
    reload: () => revalidate(getTemplates),
    done: ({ name }) => copy.saved(name),
    failed: (reason) => `${copy.notSaved} ${reason}`,
    wrong: copy.wrong,
    accepts: ({ options }) => isRestorable(options),
    isFixed: !mayChange,
  });
  const { values: draft, set } = form;
  const [shownId, setShownId] = useState(draft.options[0]?.id ?? '');
  const days = useNumberFormat({ decimals: 0, min: 1, max: 365 });
  const book = useMemo(() => ({ services, bundles }), [services, bundles]);
  const { currency } = draft;
  const shown = draft.options.find(({ id }) => id === shownId) ?? draft.options[0];
  // Lines are counted after what is typed is drawn.
  const counted = useDeferredValue(shown);

  const latest = useRef({ draft, set });
  useEffect(() => {
    latest.current = { draft, set };
  });
  const changeOptions: ChangeOptions = useCallback(
    (update) => {
      const { draft: now, set: write } = latest.current;
      const options = unlinked(update(now.options), services, now.currency);
      latest.current = { draft: { ...now, options }, set: write };
      write({ options });
    },
    [services],
  );

  const letterTexts = {
    '': copy.noLetter,
    ...Object.fromEntries(
      letters.filter(({ id, isArchived }) => !isArchived || id === draft.termsId).map(({ id, name }) => [id, name]),
    ),
  };
  return (
    <form {...form.element}>
      <ViewHead
        title={<bdi>{template?.name ?? copy.newTitle}</bdi>}
        actions={
          <>
            <ButtonLink variant="quiet" href={hashOf('offer', '/templates')}>
              {copy.all}
            </ButtonLink>
            {template && mayChange && !form.isChanged && (
              <ButtonLink href={hashOf('offer', '/new', { template: template.id })}>{copy.use}</ButtonLink>
            )}
          </>
        }
      />
      <ReadOnly text={copy.readOnly} />
      <fieldset disabled={!mayChange || form.isRunning} className="grid gap-6">
        <div className="grid items-start gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2">
          <Input label={copy.name} hint={copy.nameHint} maxLength={200} autoComplete="off" {...form.text('name')} />
          <Input label={copy.title} hint={copy.titleHint} maxLength={200} autoComplete="off" {...form.text('title')} />
          <div className="sm:col-span-2">
            <TextArea
              label={copy.message}
              hint={copy.messageHint}
              dir="auto"
              rows={3}
              maxLength={5000}
              {...form.text('message')}
            />
          </div>
          <ChoiceField
            label={copy.letter}
            texts={letterTexts}
            value={draft.termsId ?? ''}
            onChange={(termsId) => set({ termsId: termsId || null })}
          />
          <div className="grid grid-cols-2 items-start gap-4">
            <CurrencyField label={copy.currency} {...form.field('currency')} />
            <NumberField
              label={copy.validDays}
              value={draft.validDays}
              format={days}
              wrong={copy.validDaysWrong}
              onChange={(validDays) => set({ validDays })}
            />
          </div>
        </div>
        <div>
          <h2>{copy.lines}</h2>
          <p className="mb-3 max-w-[68ch] text-muted">{copy.linesText}</p>
          {currency ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <div className="rounded-lg border border-line bg-surface">
                <OptionsEditor
                  options={draft.options}
                  currency={currency}
                  shownId={shown?.id ?? ''}
                  onShow={setShownId}
                  book={book}
                  taxRate={settings.taxRate}
                  onChange={changeOptions}
                />
              </div>
              {counted && <TotalsStrip option={counted} currency={currency} billingDay={settings.billingDay} change={null} />}
            </div>
          ) : (
            <p className="text-muted">{copy.currencyProblem}</p>
          )}
        </div>
      </fieldset>
      {mayChange && (
        <div className="mt-6">
          <FormNote form={form} />
          <FormBar form={form} save={copy.save} />
        </div>
      )}
    </form>
  );
}
