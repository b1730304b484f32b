import {
  contrastProblem,
  contrastWithWhite,
  DEFAULT_ACCENT,
  MIN_CONTRAST,
  putReportBranding,
  type ReportBranding,
  readableShade,
} from '@services/insights/contract/report-branding';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

interface Props {
  branding: ReportBranding;
  /** Receives each usable color while it is being chosen. */
  onTried: (accent: string) => void;
  onSaved: (branding: ReportBranding) => Promise<void>;
}

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** Sets the accent color, which must be readable as a text color. */
export function AccentForm({ branding: { accent: saved }, onTried, onSaved }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [accent, setAccent] = useState(saved);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isKnown = isColor(accent);
  const isReadable = isKnown && contrastWithWhite(accent) >= MIN_CONTRAST;

  function choose(next: string) {
    setAccent(next);
    if (isColor(next) && contrastWithWhite(next) >= MIN_CONTRAST) onTried(next);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isReadable) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await formClient.call(putReportBranding, { body: { accent } }));
      events.emit('toast', { type: 'success', text: copy.saved });
    } catch (error) {
      setFailure(`${copy.notSaved} ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  return (
    <form onSubmit={save} noValidate aria-labelledby="accent">
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
            error={isKnown ? (isReadable ? undefined : contrastProblem(accent)) : copy.wrongColor}
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
      {failure && (
        <div className="mt-3">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" spinning={isRunning} disabled={!isReadable || accent === saved}>
          {copy.save}
        </Button>
        {isKnown && !isReadable && (
          <Button variant="quiet" onClick={() => choose(readableShade(accent))}>
            {copy.useShade(readableShade(accent))}
          </Button>
        )}
        {accent.toLowerCase() !== DEFAULT_ACCENT && (
          <Button variant="quiet" disabled={isRunning} onClick={() => choose(DEFAULT_ACCENT)}>
            {copy.reset}
          </Button>
        )}
      </div>
    </form>
  );
}
