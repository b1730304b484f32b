import { startUpload } from '@services/ledger/browser/uploads';
import { getUploads } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { FileDrop } from '@suite/ui/file-drop';
import { Progress } from '@suite/ui/progress';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useState } from 'react';
import { copy } from './copy';

const ENDINGS = ['.csv', '.txt', '.tsv', '.xlsx', '.xls', '.ods', '.html'];

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 2048 * MEGABYTE;

interface Sending {
  file: File;
  /** Position of the file among all of them. */
  place: number;
  all: number;
  stop: AbortController;
}

interface Failure {
  name: string;
  reason: string;
}

/** Takes files and sends them one after another; leaving the page stops that. */
export function FileSender() {
  const { client } = useApi();
  const { number } = useFormats();
  const revalidate = useRevalidate();
  const [sending, setSending] = useState<Sending>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useUnsavedWork(sending !== undefined);
  useEffect(() => () => sending?.stop.abort(), [sending?.stop]);

  async function send(files: File[]) {
    const stop = new AbortController();
    const sent: string[] = [];
    const failed: Failure[] = [];
    setFailures([]);
    for (const [place, file] of files.entries()) {
      setSending({ file, place: place + 1, all: files.length, stop });
      try {
        sent.push((await startUpload(client, file, place + 1 < files.length, stop.signal)).id);
      } catch (error) {
        failed.push({ name: file.name, reason: reasonOf(error) });
      }
      if (stop.signal.aborted) break;
    }
    setSending(undefined);
    if (sent.length > 0) void revalidate(getUploads);
    if (stop.signal.aborted) return;
    setFailures(failed);
    const [id] = sent;
    // The best order to import several files is known only after they were examined.
    if (id && failed.length === 0)
      location.hash = sent.length > 1 ? hashOf('iq-onboarding', '/') : hashOf('iq-onboarding', '/upload', { id });
  }

  return (
    <>
      {sending ? (
        <>
          <Progress label={copy.sending(sending.file.name)} text={progressText(sending, number)} />
          <Button variant="quiet" className="mt-4" onClick={() => sending.stop.abort()}>
            {copy.stop}
          </Button>
        </>
      ) : (
        <FileDrop label={copy.file} accept={ENDINGS} maxBytes={MAX_BYTES} multiple onFiles={send} />
      )}
      {failures.map(({ name, reason }) => (
        <div key={name} className="mt-3">
          <ErrorNote title={copy.notSent(name)} text={reason} />
        </div>
      ))}
    </>
  );
}

function progressText({ file, place, all }: Sending, number: (value: number) => string): string {
  const size = copy.size(number(Math.max(0.1, Math.round((file.size / MEGABYTE) * 10) / 10)));
  return all > 1 ? `${copy.sendingOf(number(place), number(all))} · ${size}` : size;
}

export const SendFile = () => (
  <>
    <ViewHead title={copy.heading} text={copy.text} />
    <div className="max-w-[720px]">
      <FileSender />
      <ul className="mt-5 list-disc space-y-1 ps-5 text-pretty text-muted">
        {copy.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  </>
);
