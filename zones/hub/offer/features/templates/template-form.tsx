import type { BookService, Bundle } from '@services/price-book/contract/price-book';
import type { OfferSettings } from '@services/price-book/contract/settings';
import { createTemplate, getTemplates, putTemplate, type Template } from '@services/price-book/contract/templates';
import type { Terms } from '@services/price-book/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { ViewHead } from '@suite/list/view-head';
import { fitsShape } from '@suite/session/fits-shape';
import { useMayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { NumberField } from '@suite/ui/number-field';
import { SaveBar } from '@suite/ui/save-bar';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { CurrencyField } from '../fields/currency-field';
import type { ChangeOptions } from '../lines/options';
import { OptionsEditor } from '../lines/options-editor';
import { isRestorable } from '../lines/restorable';
import { TotalsStrip } from '../lines/totals-strip';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { draftOf, emptyTemplate, isComplete, presentOptions, revived, type TemplateDraft, unlinked } from './template-draft';

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
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const {
    draft: kept,
    change,
    discard,
  } = useDraft<TemplateDraft | null>(`template:${template?.id ?? 'new'}`, null, undefined, (kept) =>
    kept ? isRestorable(kept.options) && fitsShape(kept, { title: '', message: '', currency: '', version: 0 }) : true,
  );
  const saved = useMemo(() => {
    const { currency, termsId, validDays } = settings;
    const first = template
      ? draftOf(template)
      : emptyTemplate({ currency: currency ?? '', termsId, validDays, optionName: copy.optionName });
    return { ...first, options: presentOptions(first.options, services, first.currency) };
  }, [template, services, settings]);
  const draft = useMemo(() => (kept ? revived(kept) : saved), [kept, saved]);
  const [shownId, setShownId] = useState(draft.options[0]?.id ?? '');
  const [isRunning, setRunning] = useState(false);
  const [isTold, setTold] = useState(false);
  const [failure, setFailure] = useState<string>();
  const days = useNumberFormat({ decimals: 0, min: 1, max: 365 });
  const book = useMemo(() => ({ services, bundles }), [services, bundles]);
  const isBehind = kept !== null && template !== undefined && kept.version < template.version;
  const { currency } = draft;
  const shown = draft.options.find(({ id }) => id === shownId) ?? draft.options[0];
  // Lines are counted after what is typed is drawn.
  const counted = useDeferredValue(shown);

  const latest = useRef({ draft, change });
  useEffect(() => {
    latest.current = { draft, change };
  });
  const set = (part: Partial<TemplateDraft>) => change({ ...draft, ...part });
  const changeOptions: ChangeOptions = useCallback(
    (update) => {
      const { draft: now, change: write } = latest.current;
      const next = { ...now, options: unlinked(update(now.options), services, now.currency) };
      latest.current = { draft: next, change: write };
      write(next);
    },
    [services],
  );

  async function save(version: number) {
    setTold(true);
    if (!isComplete(draft)) return;
    setRunning(true);
    setFailure(undefined);
    const { version: _, ...body } = draft;
    try {
      const answer = await (template
        ? formClient.call(putTemplate, { params: { templateId: template.id }, body: { ...body, version } })
        : formClient.call(createTemplate, { body }));
      discard();
      setTold(false);
      events.emit('toast', { type: 'success', text: copy.saved(answer.name) });
      await revalidate(getTemplates);
      if (!template) location.hash = hashOf('offer', '/template', { id: answer.id });
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await revalidate(getTemplates);
      else setFailure(`${copy.notSaved} ${reasonOf(error)}`);
    }
    setRunning(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRunning && !isBehind) void save(draft.version);
  }

  const letterTexts = {
    '': copy.noLetter,
    ...Object.fromEntries(
      letters.filter(({ id, isArchived }) => !isArchived || id === draft.termsId).map(({ id, name }) => [id, name]),
    ),
  };
  return (
    <form onSubmit={submit} noValidate>
      <ViewHead
        title={<bdi>{template?.name ?? copy.newTitle}</bdi>}
        actions={
          <>
            <ButtonLink variant="quiet" href={hashOf('offer', '/templates')}>
              {copy.all}
            </ButtonLink>
            {template && mayChange && kept === null && (
              <ButtonLink href={hashOf('offer', '/new', { template: template.id })}>{copy.use}</ButtonLink>
            )}
          </>
        }
      />
      <ReadOnly text={copy.readOnly} />
      <fieldset disabled={!mayChange || isRunning} className="grid gap-6">
        <div className="grid items-start gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2">
          <Input
            label={copy.name}
            hint={copy.nameHint}
            value={draft.name}
            maxLength={200}
            autoComplete="off"
            error={isTold && !draft.name.trim() ? copy.required.name : undefined}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Input
            label={copy.title}
            hint={copy.titleHint}
            value={draft.title}
            maxLength={200}
            autoComplete="off"
            error={isTold && !draft.title.trim() ? copy.required.title : undefined}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <div className="sm:col-span-2">
            <TextArea
              label={copy.message}
              hint={copy.messageHint}
              dir="auto"
              rows={3}
              maxLength={5000}
              value={draft.message}
              onChange={(event) => set({ message: event.currentTarget.value })}
            />
          </div>
          <ChoiceField
            label={copy.letter}
            texts={letterTexts}
            value={draft.termsId ?? ''}
            onChange={(termsId) => set({ termsId: termsId || null })}
          />
          <div className="grid grid-cols-2 items-start gap-4">
            <CurrencyField
              label={copy.currency}
              value={currency}
              error={isTold && !currency ? copy.currencyProblem : undefined}
              disabled={!mayChange || isRunning}
              onChange={(next) => set({ currency: next })}
            />
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
          <SaveBar
            isChanged={kept !== null}
            isRunning={isRunning}
            discard={copy.discard}
            onDiscard={discard}
            changed={!failure && !isBehind && (isTold && !isComplete(draft) ? copy.wrong : copy.changed)}
            other={
              <>
                {failure && <Notice tone="bad">{failure}</Notice>}
                {isBehind && <Notice tone="bad">{copy.newer}</Notice>}
              </>
            }
          >
            {isBehind ? (
              <Button spinning={isRunning} onClick={() => template && save(template.version)}>
                {copy.onTop}
              </Button>
            ) : (
              <Button type="submit" spinning={isRunning} disabled={kept === null}>
                {copy.save}
              </Button>
            )}
          </SaveBar>
        </div>
      )}
    </form>
  );
}
