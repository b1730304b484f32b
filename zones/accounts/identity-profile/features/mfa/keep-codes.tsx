import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { CopyButton } from '@suite/shell/copy-button';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { saveFile } from '@suite/ui/save-file';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy';
import { TaskBox } from './task-box';

interface Props {
  step?: string;
  codes: readonly string[];
  submit: string;
  onSaved: () => Promise<void>;
}

/** Shows recovery codes, which appear only this once, until the person confirms that they have saved them. */
export function KeepCodes({ step, codes, submit, onSaved }: Props) {
  const { email } = useSession().token;
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const list = useRef<HTMLOListElement>(null);
  const { title, text, copy: copyText, download, file, fileText, saved, keepFirst } = copy.codes;
  useUnsavedWork(true);
  useEffect(() => list.current?.focus(), []);

  async function end(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSaved();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <TaskBox step={step} title={title} text={text}>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={title}
        className="grid grid-cols-[repeat(auto-fill,minmax(248px,1fr))] gap-x-6 gap-y-1 rounded-md bg-sunken p-4"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton name={copyText} text={codes.join('\n')} />
        <DownloadButton name={download} file={file} text={fileText(email, codes)} />
      </div>
      <Checkbox label={saved} className="my-4 w-fit" checked={isSaved} onChange={setSaved} />
      {failure && <FailureNote failure={failure} seconds={0} onRetry={end} />}
      <Button className="mt-1" spinning={isBusy} disabled={!isSaved} disabledText={keepFirst} onClick={end}>
        {submit}
      </Button>
    </TaskBox>
  );
}

interface DownloadProps {
  name: string;
  file: string;
  text: string;
}

const DownloadButton = ({ name, file, text }: DownloadProps) => (
  <Button variant="quiet" size="sm" onClick={() => saveFile(file, new Blob([text], { type: 'text/plain' }))}>
    {name}
  </Button>
);
