import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { useState } from 'react';
import { copy } from './copy';

export interface Connector {
  userName: string;
  password: string;
  fileName: string;
  file: string;
}

interface Props {
  connector: Connector;
  onSave: () => void;
  onClose: () => void;
}

const { desktop } = copy;

/**
 * Shows the Web Connector's password and what to do with it. Escape doesn't close the dialog, because the password is shown only
 * once.
 */
export function DesktopDialog({ connector: { userName, password, fileName }, onSave, onClose }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const facts = [
    [desktop.fileName, fileName],
    [desktop.user, userName],
    [desktop.password, password],
  ];
  return (
    <Dialog
      title={desktop.title}
      actions={
        <>
          <Button variant="quiet" onClick={onSave}>
            {desktop.save}
          </Button>
          <Button onClick={onClose}>{desktop.close}</Button>
        </>
      }
    >
      <ol className="list-decimal space-y-1 ps-5">
        {desktop.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere select-all font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-pretty">{desktop.once}</p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        onClick={async () => {
          await navigator.clipboard.writeText(password);
          setIsCopied(true);
        }}
      >
        {isCopied ? desktop.copied : desktop.copy}
      </Button>
    </Dialog>
  );
}
