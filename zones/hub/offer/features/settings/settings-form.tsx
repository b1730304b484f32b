import { putOfferSettings } from '@services/offers/client/settings';
import type { OfferSettings } from '@services/offers/contract/settings';
import type { Terms } from '@services/offers/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { ViewHead } from '@suite/list/view-head';
import { useSession } from '@suite/session/session-provider';
import { PercentField } from '@suite/shell/form/percent-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { PageSection } from '@suite/shell/page-section';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { NumberField } from '@suite/ui/number-field';
import { SaveBar } from '@suite/ui/save-bar';
import { type FormEvent, useMemo, useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { CurrencyField } from '../fields/currency-field';
import { ApprovalFields } from './approval-fields';
import { copy } from './copy';
import { readReminders, type SettingsDraft, settingsOf } from './settings-draft';

interface Props {
  draft: SettingsDraft;
  saved: OfferSettings;
  letters: readonly Terms[];
  isChanged: boolean;
  onChange: (draft: SettingsDraft) => void;
  onDiscard: () => void;
  onReload: () => Promise<unknown>;
  onSaved: (answer: OfferSettings) => Promise<void>;
}

/** Says where the currency comes from until it is set. */
function currencyHint({ currency }: SettingsDraft, saved: OfferSettings): { hint?: string } {
  if (!currency) return { hint: copy.currencyMissing };
  return saved.version === 0 && currency === saved.currency ? { hint: copy.currencyFromLedger } : {};
}

/** Returns the browser's time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SettingsForm({ draft, saved, letters, isChanged, onChange, onDiscard, onReload, onSaved }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { token } = useSession();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const days = useNumberFormat({ decimals: 0, min: 1, max: 365 });
  const zones = useMemo(() => [...new Set([draft.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [draft.timeZone]);
  const isAdministrator = token.rights.includes('admin');
  const isFixed = isRunning || !isAdministrator;
  const isBehind = isChanged && draft.version !== saved.version;
  const body = settingsOf(draft);
  const set = (part: Partial<SettingsDraft>) => onChange({ ...draft, ...part });
  const letterTexts = {
    '': copy.noLetter,
    ...Object.fromEntries(
      letters.filter(({ id, isArchived }) => !isArchived || id === draft.termsId).map(({ id, name }) => [id, name]),
    ),
  };
  const dayTexts = {
    '': copy.noBillingDay,
    ...Object.fromEntries(Array.from({ length: 31 }, (_, place) => [String(place + 1), String(place + 1)])),
  };

  async function save(settings: OfferSettings) {
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await putOfferSettings(client, settings));
      events.emit('toast', { type: 'success', text: copy.saved });
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await onReload();
      else setFailure(`${copy.notSaved} ${reasonOf(error)}`);
    }
    setRunning(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (body && !isRunning && !isBehind) void save(body);
  }

  return (
    <form onSubmit={submit} noValidate>
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
            {...currencyHint(draft, saved)}
            value={draft.currency ?? ''}
            disabled={isFixed}
            onChange={(currency) => set({ currency })}
          />
          <PercentField
            label={copy.tax}
            value={draft.taxRate}
            storedAs="thousandths"
            wrong={copy.taxWrong}
            disabled={isFixed}
            onChange={(taxRate) => set({ taxRate })}
          />
          <div className="sm:col-span-2">
            <ChoiceField
              label={copy.billingDay}
              texts={dayTexts}
              value={String(draft.billingDay ?? '')}
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
            value={draft.validDays}
            format={days}
            wrong={copy.validDaysWrong}
            disabled={isFixed}
            onChange={(validDays) => set({ validDays })}
          />
          <ChoiceField
            label={copy.letter}
            texts={letterTexts}
            value={draft.termsId ?? ''}
            disabled={isFixed}
            onChange={(termsId) => set({ termsId: termsId || null })}
          />
          <div className="sm:col-span-2">
            <Checkbox
              label={copy.showsLastYear}
              hint={copy.showsLastYearHint}
              checked={draft.showsLastYear}
              disabled={isFixed}
              onChange={(showsLastYear) => set({ showsLastYear })}
            />
          </div>
          <div className="sm:col-span-2">
            <Input
              label={copy.paperCopyFee}
              hint={copy.paperCopyFeeHint}
              value={draft.paperCopyFee}
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
          value={draft.timeZone}
          disabled={isFixed}
          onChange={(timeZone) => timeZone && set({ timeZone })}
        />
        {saved.version === 0 && isAdministrator && draft.timeZone === 'UTC' && ownZone() !== 'UTC' && (
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
          value={draft.reminders}
          error={readReminders(draft.reminders) ? undefined : copy.reminderWrong}
          autoComplete="off"
          disabled={isFixed}
          onChange={(event) => set({ reminders: event.currentTarget.value })}
        />
      </PageSection>
      <PageSection title={copy.approval} text={copy.approvalText}>
        <ApprovalFields
          approval={draft.approval}
          currency={draft.currency}
          isFixed={isFixed}
          onChange={(approval) => set({ approval })}
        />
      </PageSection>
      {failure && (
        <div className="mt-5">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      {isBehind && (
        <div className="mt-5">
          <Notice tone="bad">{copy.newer}</Notice>
        </div>
      )}
      {isAdministrator && (
        <div className="mt-6">
          <SaveBar
            isChanged={isChanged}
            isRunning={isRunning}
            discard={copy.discard}
            onDiscard={onDiscard}
            changed={copy.changed}
          >
            {isBehind ? (
              <Button spinning={isRunning} disabled={!body} onClick={() => body && save({ ...body, version: saved.version })}>
                {copy.onTop}
              </Button>
            ) : (
              <Button
                type="submit"
                spinning={isRunning}
                disabled={!body || !isChanged}
                disabledText={body ? undefined : copy.wrong}
              >
                {copy.save}
              </Button>
            )}
          </SaveBar>
        </div>
      )}
    </form>
  );
}
