import { type OfferSettings, putOfferSettings } from '@services/price-book/contract/settings';
import type { Terms } from '@services/price-book/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { useSession } from '@suite/session/session-provider';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { PercentField } from '@suite/shell/form/percent-field';
import { fields, withoutVersion, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { PageSection } from '@suite/shell/pages/page-section';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { NumberField } from '@suite/ui/number-field';
import { useMemo } from 'react';
import * as v from 'valibot';
import { ChoiceField } from '../fields/choice-field';
import { CurrencyField } from '../fields/currency-field';
import { ApprovalFields } from './approval-fields';
import { copy } from './copy';

const { entries } = withoutVersion(putOfferSettings.body);

/** Days after sending, as typed: `3, 7, 14`. */
export const reminderDays = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
  v.transform((days) => days.map((day) => (/^\d{1,3}$/.test(day) ? Number(day) : Number.NaN))),
  entries.reminderDays,
);

const schema = fields({ ...entries, reminderDays: worded(reminderDays, copy.reminderWrong) });

interface Props {
  saved: OfferSettings;
  letters: readonly Terms[];
  onReload: () => Promise<unknown>;
  onSaved: (answer: OfferSettings) => Promise<unknown>;
}

/** Says where the currency comes from until it is set. */
function currencyHint(currency: string | null, saved: OfferSettings): { hint?: string } {
  if (!currency) return { hint: copy.currencyMissing };
  return saved.version === 0 && currency === saved.currency ? { hint: copy.currencyFromLedger } : {};
}

/** Returns the browser's time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SettingsForm({ saved, letters, onReload, onSaved }: Props) {
  const { formClient } = useApi();
  const isAdministrator = useSession().token.rights.includes('admin');
  const { version, reminderDays: days, ...rest } = saved;
  const form = useForm(schema, {
    name: 'offer-settings',
    saved: { ...rest, reminderDays: days.join(', ') },
    version,
    save: (output, base) => formClient.call(putOfferSettings, { body: { ...output, version: base } }),
    onSaved,
    reload: onReload,
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
    isLive: true,
    isFixed: !isAdministrator,
  });
  const { values, set } = form;
  const validDays = useNumberFormat({ decimals: 0, min: 1, max: 365 });
  const zones = useMemo(() => [...new Set([values.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [values.timeZone]);
  const isFixed = form.isRunning || !isAdministrator;
  const letterTexts = {
    '': copy.noLetter,
    ...Object.fromEntries(
      letters.filter(({ id, isArchived }) => !isArchived || id === values.termsId).map(({ id, name }) => [id, name]),
    ),
  };
  const dayTexts = {
    '': copy.noBillingDay,
    ...Object.fromEntries(Array.from({ length: 31 }, (_, place) => [String(place + 1), String(place + 1)])),
  };

  return (
    <form {...form.element}>
      <ViewHead title={copy.heading} text={copy.text} />
      {!isAdministrator && (
        <div className="mb-4 max-w-[720px]">
          <Notice>{copy.readOnly}</Notice>
        </div>
      )}
      <PageSection title={copy.money} text={copy.moneyText}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CurrencyField
            label={copy.currency}
            {...currencyHint(values.currency, saved)}
            value={values.currency ?? ''}
            disabled={isFixed}
            onChange={(currency) => set({ currency })}
          />
          <PercentField
            label={copy.tax}
            value={values.taxRate}
            storedAs="thousandths"
            wrong={copy.taxWrong}
            disabled={isFixed}
            onChange={(taxRate) => set({ taxRate })}
          />
          <div className="sm:col-span-2">
            <ChoiceField
              label={copy.billingDay}
              texts={dayTexts}
              value={String(values.billingDay ?? '')}
              disabled={isFixed}
              onChange={(day) => set({ billingDay: day ? Number(day) : null })}
            />
            <p className="mt-1 text-muted">{copy.billingDayHint}</p>
          </div>
        </div>
      </PageSection>
      <PageSection title={copy.proposals} text={copy.proposalsText}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            label={copy.validDays}
            value={values.validDays}
            format={validDays}
            wrong={copy.validDaysWrong}
            disabled={isFixed}
            onChange={(validDays) => set({ validDays })}
          />
          <ChoiceField
            label={copy.letter}
            texts={letterTexts}
            value={values.termsId ?? ''}
            disabled={isFixed}
            onChange={(termsId) => set({ termsId: termsId || null })}
          />
          <div className="sm:col-span-2">
            <Checkbox
              label={copy.showsLastYear}
              hint={copy.showsLastYearHint}
              checked={values.showsLastYear}
              disabled={isFixed}
              onChange={(showsLastYear) => set({ showsLastYear })}
            />
          </div>
          <div className="sm:col-span-2">
            <Input
              label={copy.paperCopyFee}
              hint={copy.paperCopyFeeHint}
              value={values.paperCopyFee}
              maxLength={60}
              autoComplete="off"
              disabled={isFixed}
              onChange={(event) => set({ paperCopyFee: event.currentTarget.value })}
            />
          </div>
        </div>
      </PageSection>
      <PageSection title={copy.time} text={copy.timeText}>
        <Combobox
          label={copy.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={values.timeZone}
          disabled={isFixed}
          onChange={(timeZone) => timeZone && set({ timeZone })}
        />
        {saved.version === 0 && isAdministrator && values.timeZone === 'UTC' && ownZone() !== 'UTC' && (
          <p className="mt-2 text-muted">
            {copy.timeUnset(ownZone().replaceAll('_', ' '))}{' '}
            <button type="button" className="ui-link cursor-pointer" onClick={() => set({ timeZone: ownZone() })}>
              {copy.useZone}
            </button>
          </p>
        )}
      </PageSection>
      <PageSection title={copy.reminders} text={copy.remindersText}>
        <Input
          label={copy.reminderDays}
          hint={copy.reminderHint}
          value={values.reminderDays}
          error={form.errors.reminderDays}
          autoComplete="off"
          disabled={isFixed}
          onChange={(event) => set({ reminderDays: event.currentTarget.value })}
        />
      </PageSection>
      <PageSection title={copy.approval} text={copy.approvalText}>
        <ApprovalFields
          approval={values.approval}
          currency={values.currency}
          isFixed={isFixed}
          onChange={(approval) => set({ approval })}
        />
      </PageSection>
      <FormNote form={form} className="mt-5" />
      {isAdministrator && (
        <div className="mt-6">
          <FormBar form={form} save={copy.save} disabledText={form.isValid ? undefined : copy.wrong} />
        </div>
      )}
    </form>
  );
}
