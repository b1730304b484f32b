import { useDebtors } from '@services/insights/browser/debtors';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { copy } from './copy';
import { RemindersForm } from './reminders-form';

interface Props {
  clientIds: readonly string[];
  onClose: () => void;
  onSent: () => void;
}

/** Drafts of reminders to several clients, to edit and send. */
export function RemindersDialog({ clientIds, onClose, onSent }: Props) {
  // Keeps the first selection, even if the list below changes.
  const [first] = useState(clientIds);
  const { data, error } = useDebtors(first);
  if (data?.some(({ draft }) => draft)) return <RemindersForm debtors={data} onClose={onClose} onSent={onSent} />;
  return (
    <Dialog title={copy.title} onClose={onClose} actions={<Button onClick={onClose}>{copy.close}</Button>}>
      {error && !data && <Notice tone="bad">{copy.loadFailed}</Notice>}
      {!error && !data && (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="h-64" />
        </div>
      )}
      {data && <p>{copy.nothing}</p>}
    </Dialog>
  );
}
