'use client';

import { type Flag, type FlagInEnvironment, getFlags } from '@services/telemetry-intake/contract/administration';
import { useQuery } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { useMemo, useState } from 'react';
import { SectionPage } from '../frame/section-page';
import { copy } from './copy';
import { EditFlag } from './edit-flag';
import { flagColumns } from './flag-columns';

export function FlagsPage() {
  const { data, error, isLoading, isValidating, mutate } = useQuery(getFlags, {}, { handleGlobally: true });
  const [edited, setEdited] = useState<{ flag: Flag; state: FlagInEnvironment }>();
  const columns = useMemo(() => flagColumns((flag, state) => setEdited({ flag, state })), []);
  const refresh = (
    <Button variant="quiet" spinning={isValidating && !isLoading} disabled={isLoading} onClick={() => mutate()}>
      {copy.refresh}
    </Button>
  );
  return (
    <SectionPage heading={copy.heading} text={copy.text} action={refresh}>
      <div className="mt-6">
        {error && !isLoading ? (
          <ErrorNote title={copy.failed} onRetry={() => mutate()} />
        ) : (
          <List
            label={copy.list}
            find={copy.find}
            name="flags"
            columns={columns}
            rows={data}
            rowId={({ key }) => key}
            empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
          />
        )}
      </div>
      {edited && (
        <EditFlag
          {...edited}
          onSaved={(flags) => {
            setEdited(undefined);
            void mutate(flags, { revalidate: false });
          }}
          onClose={(isBehind) => {
            setEdited(undefined);
            if (isBehind) void mutate();
          }}
        />
      )}
    </SectionPage>
  );
}
