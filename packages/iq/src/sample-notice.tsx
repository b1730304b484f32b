import { removeSampleData } from '@services/ledger/contract/sample-data';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';

interface Props {
  /** Whether the person is an administrator. */
  canRemove: boolean;
}

/** Says that the numbers are sample data, and removes them after confirmation. */
export function SampleNotice({ canRemove }: Props) {
  const { formClient } = useApi();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    await formClient.call(removeSampleData, {});
    // Nothing shown on any page exists anymore.
    location.reload();
    await new Promise(() => undefined);
  }

  return (
    <section
      aria-label="Sample data"
      className="suite-wide mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-accent bg-accent-soft px-4 py-2.5"
    >
      <Badge text="Sample data" tone="info" />
      <p className="min-w-0 flex-1 basis-72 text-pretty">
        Made-up clients and numbers to look around in.{' '}
        {canRemove ? 'Remove them before you bring in your own ledger.' : 'Your administrator can remove them.'}
      </p>
      {canRemove && (
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          Remove sample data
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Remove the sample data?"
          keep="Keep it"
          confirm="Remove sample data"
          onConfirm={remove}
          onClose={() => setAsking(false)}
          failed={(error) => `The sample data was not removed. ${reasonOf(error)}`}
        >
          <p>
            All made-up clients and documents are deleted, with the to-dos, notes and reports about them. Your firm is then as it
            was before, with the clients and settings you entered yourself.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
