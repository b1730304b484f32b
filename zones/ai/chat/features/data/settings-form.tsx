import { type ChatSettings, putChatSettings } from '@services/openai-gateway/contract/administration';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

interface Props {
  settings: ChatSettings;
  onSaved: () => Promise<unknown>;
}

const wholeBetween = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

export function SettingsForm({ settings, onSaved }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { settings: words } = copy;
  const [days, setDays] = useState(settings.retentionDays === null ? '' : String(settings.retentionDays));
  const [limit, setLimit] = useState(String(settings.dailyLimit));
  const [allowsTaxData, setAllows] = useState(settings.allowsTaxData);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const retentionDays = days.trim() ? wholeBetween(days, 1, 3650) : null;
  const dailyLimit = wholeBetween(limit, 0, 10_000);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (retentionDays === undefined || dailyLimit === undefined) return;
    setSaving(true);
    setFailure(undefined);
    try {
      await formClient.call(putChatSettings, { body: { retentionDays, dailyLimit, allowsTaxData } });
      events.emit('toast', { type: 'success', text: words.saved });
      await onSaved();
    } catch (error) {
      setFailure(words.notSaved(reasonOf(error)));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form className="grid max-w-[560px] gap-4" onSubmit={save} noValidate>
      <Input
        label={words.retention}
        hint={words.retentionHint}
        inputMode="numeric"
        value={days}
        autoComplete="off"
        {...(retentionDays === undefined && { error: words.wrongDays })}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Input
        label={words.limit}
        inputMode="numeric"
        value={limit}
        autoComplete="off"
        {...(dailyLimit === undefined && { error: words.wrongLimit })}
        onChange={(event) => setLimit(event.currentTarget.value)}
      />
      <Checkbox
        label={words.tax}
        hint={<span className="block text-sm">{words.taxNote}</span>}
        size="sm"
        boxClassName="mt-1"
        checked={allowsTaxData}
        onChange={setAllows}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" spinning={isSaving} disabled={retentionDays === undefined || dailyLimit === undefined}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
