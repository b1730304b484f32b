import {
  contrastWithWhite,
  DEFAULT_ACCENT,
  MIN_CONTRAST,
  putReportBranding,
  type ReportBranding,
  readableShade,
} from '@services/insights/contract/report-branding';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

interface Props {
  branding: ReportBranding;
  /** Receives each usable color while it is being chosen. */
  onTried: (accent: string) => void;
  onSaved: (branding: ReportBranding) => Promise<void>;
}

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

const isUsable = (text: string) => isColor(text) && contrastWithWhite(text) >= MIN_CONTRAST;

/** Sets the accent color, which must be readable as a text color. */
export function AccentForm({ branding: { accent: saved }, onTried, onSaved }: Props) {
  const { formClient } = useApi();
  const form = useForm(putReportBranding.body, {
    saved: { accent: saved },
    save: (output) => formClient.call(putReportBranding, { body: { accent: output.accent } }),
    onSaved,
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
    isLive: true,
  });
  const { accent } = form.values;
  const isKnown = isColor(accent);

  function choose(next: string) {
    form.set({ accent: next });
    if (isUsable(next)) onTried(next);
  }

  return (
    <form aria-labelledby="accent" {...form.element}>
      <h2 id="accent" className="mb-3">
        {copy.accent}
      </h2>
      <div className="flex items-start gap-3">
        <div className="flex-1">
          <Input
            label={copy.accent}
            value={accent}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            hint={isKnown ? copy.contrast(contrastWithWhite(accent).toFixed(1)) : copy.accentHint}
            error={form.errors.accent}
            onChange={(event) => choose(event.currentTarget.value.trim())}
          />
        </div>
        <input
          type="color"
          aria-label={copy.pick}
          className="mt-6 h-10 w-14 flex-none cursor-pointer rounded-md border border-field bg-surface p-1"
          value={isKnown ? accent : saved}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      <FormNote form={form} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" spinning={form.isRunning} disabled={!form.isValid || !form.isChanged}>
          {copy.save}
        </Button>
        {isKnown && !isUsable(accent) && (
          <Button variant="quiet" onClick={() => choose(readableShade(accent))}>
            {copy.useShade(readableShade(accent))}
          </Button>
        )}
        {accent.toLowerCase() !== DEFAULT_ACCENT && (
          <Button variant="quiet" disabled={form.isRunning} onClick={() => choose(DEFAULT_ACCENT)}>
            {copy.reset}
          </Button>
        )}
      </div>
    </form>
  );
}
