import { CopyButton } from '@suite/shell/copy-button';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { ConfirmForm } from './confirm-form';
import { copy } from './copy';
import { QrPicture } from './qr-picture';
import { TaskBox } from './task-box';

/** The secret for an authenticator app, in each of its forms. */
export interface Secret {
  /** In base 32. */
  text: string;
  uri: string;
  picture: readonly (readonly boolean[])[];
}

interface Props {
  secret: Secret;
  onConfirmed: (codes: readonly string[]) => void;
  /** Called when the service no longer has the secret of this setup. */
  onLost: () => void;
  onStartOver: () => void;
}

export function ScanStep({ secret: { text, uri, picture }, onConfirmed, onLost, onStartOver }: Props) {
  const { title, text: intro, picture: label, key, copyKey, open } = copy.scan;
  return (
    <TaskBox step={copy.steps(2)} title={title} text={intro}>
      <div className="grid gap-5 sm:grid-cols-[220px_minmax(0,1fr)]">
        <QrPicture label={label} modules={picture} />
        <div className="flex flex-col items-start gap-2">
          <p className="font-medium">{key}</p>
          {/* In groups for the eye only: what is copied has no spaces. */}
          <code className="break-all [word-spacing:0.25em]">{text.replace(/.{4}(?!$)/g, '$& ')}</code>
          <CopyButton name={copyKey} text={text} />
          <Link href={uri}>{open}</Link>
        </div>
      </div>
      <ConfirmForm
        onConfirmed={onConfirmed}
        onLost={onLost}
        cancel={
          <Button variant="plain" onClick={onStartOver}>
            {copy.startOver}
          </Button>
        }
      />
    </TaskBox>
  );
}
