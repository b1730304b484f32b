import { startUpload } from '@services/ledger/client/uploads';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { ViewHead } from '@suite/list/view-head';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { FileDrop } from '@suite/ui/file-drop';
import { Progress } from '@suite/ui/progress';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useState } from 'react';
import { copy } from './copy';

const ENDINGS = ['.csv', '.txt', '.tsv', '.xlsx'];

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 2048 * MEGABYTE;

interface Sending {
  file: File;
  stop: AbortController;
}

interface Failure {
  name: string;
  reason: string;
}

/** Takes a file and sends it; leaving the page stops that. */
export function SendFile() {
  const { client } = useApi();
  const { number } = useFormats();
  const readAnew = useReadAnew();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  useUnsavedWork(sending !== undefined);
  useEffect(() => () => sending?.stop.abort(), [sending]);

  async function send([file]: File[]) {
    if (!file) return;
    const stop = new AbortController();
    setFailure(undefined);
    setSending({ file, stop });
    try {
      const { id } = await startUpload(client, file, stop.signal);
      if (stop.signal.aborted) return;
      void readAnew('uploads');
      location.hash = hashOf('iq-onboarding', '/upload', { id });
    } catch (error) {
      if (!stop.signal.aborted) setFailure({ name: file.name, reason: reasonOf(error) });
    } finally {
      setSending(undefined);
    }
  }

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <div className="max-w-[720px]">
        {sending ? (
          <>
            <Progress
              label={copy.sending(sending.file.name)}
              text={copy.size(number(Math.max(0.1, Math.round((sending.file.size / MEGABYTE) * 10) / 10)))}
            />
            <Button look="quiet" className="mt-4" onClick={() => sending.stop.abort()}>
              {copy.stop}
            </Button>
          </>
        ) : (
          <FileDrop label={copy.file} accept={ENDINGS} maxBytes={MOST_BYTES} onFiles={send} />
        )}
        {failure && (
          <div className="mt-3">
            <ErrorNote title={copy.notSent(failure.name)} text={failure.reason} />
          </div>
        )}
        <ul className="mt-5 list-disc space-y-1 ps-5 text-pretty text-muted">
          {copy.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
