import type { ConnectionTypeCode } from '@services/ledger/contract/firms';
import { useUnsavedWork } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

interface Props {
  connectionType: Extract<ConnectionTypeCode, 6 | 7>;
  name: string;
  isOpening: boolean;
  onConnect: (document: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks which of the person's documents is the ledger. */
export function DocumentForm({ connectionType, name, isOpening, onConnect, onCancel }: Props) {
  const [address, setAddress] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { label, hint } = copy.document[connectionType];
  useUnsavedWork(address.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsRefused(!address.trim());
    if (address.trim()) void onConnect(address.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="mt-3">
      <Input
        label={label}
        hint={hint}
        error={isRefused ? copy.document.missing : undefined}
        value={address}
        maxLength={2000}
        required
        autoFocus
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setIsRefused(false);
          setAddress(event.currentTarget.value);
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" spinning={isOpening}>
          {copy.connectTo(name)}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {copy.document.cancel}
        </Button>
      </div>
    </form>
  );
}
