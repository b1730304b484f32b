import {
  deleteReportLogo,
  MAX_LOGO_BYTES,
  putReportLogo,
  type ReportBranding,
} from '@services/insights/contract/report-branding';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  branding: ReportBranding;
  onSaved: (branding: ReportBranding) => Promise<void>;
}

/** Uploads and removes the logo. */
export function LogoForm({ branding: { logo }, onSaved }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(change: () => Promise<ReportBranding>, done: string, failed: string) {
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await change());
      events.emit('toast', { type: 'success', text: done });
    } catch (error) {
      setFailure(`${failed} ${reasonOf(error)}`);
    } finally {
      setRunning(false);
    }
  }

  return (
    <section aria-labelledby="logo">
      <h2 id="logo" className="mb-3">
        {copy.logo}
      </h2>
      <FileDrop
        label={copy.upload}
        accept={['.png', '.jpg', '.jpeg']}
        maxBytes={MAX_LOGO_BYTES}
        disabled={isRunning}
        onFiles={([file]) => file && run(() => formClient.call(putReportLogo, { file }), copy.logoSaved, copy.notUploaded)}
      />
      <p className="mt-2 text-xs text-muted">{copy.logoHint}</p>
      {failure && (
        <div className="mt-3">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <div className="mt-3 flex min-h-9 items-center">
        {logo ? (
          <Button
            variant="quiet"
            size="sm"
            spinning={isRunning}
            onClick={() => run(() => formClient.call(deleteReportLogo, {}), copy.logoRemoved, copy.notRemoved)}
          >
            {copy.remove}
          </Button>
        ) : (
          <p className="text-muted">{copy.noLogo}</p>
        )}
      </div>
    </section>
  );
}
