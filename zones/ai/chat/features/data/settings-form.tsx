import { type ChatSettings, putChatSettings } from '@services/assistant/contract/administration';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

interface Props {
  settings: ChatSettings;
  onSaved: () => Promise<unknown>;
}

const { settings: words } = copy;
const { entries } = putChatSettings.body;

const schema = fields({
  ...entries,
  retentionDays: wholeNumber(entries.retentionDays, words.wrongDays),
  dailyLimit: wholeNumber(entries.dailyLimit, words.wrongLimit),
});

export function SettingsForm({ settings, onSaved }: Props) {
  const { formClient } = useApi();
  const form = useForm(schema, {
    name: 'chat-settings',
    saved: {
      retentionDays: settings.retentionDays === null ? '' : String(settings.retentionDays),
      dailyLimit: String(settings.dailyLimit),
      allowsTaxData: settings.allowsTaxData,
    },
    save: (output) => formClient.call(putChatSettings, { body: output }),
    onSaved,
    done: words.saved,
    failed: words.notSaved,
    isLive: true,
  });

  return (
    <form className="grid max-w-[560px] gap-4" {...form.element}>
      <Input
        label={words.retention}
        hint={words.retentionHint}
        inputMode="numeric"
        autoComplete="off"
        {...form.text('retentionDays')}
      />
      <Input label={words.limit} inputMode="numeric" autoComplete="off" {...form.text('dailyLimit')} />
      <Checkbox
        label={words.tax}
        hint={<span className="block text-sm">{words.taxNote}</span>}
        size="sm"
        boxClassName="mt-1"
        {...form.check('allowsTaxData')}
      />
      <FormNote form={form} />
      <div>
        <Button type="submit" spinning={form.isRunning} disabled={!form.isValid}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
