import { getInvoiceChoices, getInvoiceSettings, type InvoiceSettings as Saved } from '@services/invoices/contract/settings';
import { startConnection } from '@services/ledger/contract/connections';
import { getBookServices } from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { InvoiceFile } from './invoice-file';
import { InvoiceSettingsForm } from './invoice-settings-form';
import { PermissionOutcome } from './permission-outcome';
import type { Props } from './props';

/** Whether and how charges become invoices in the firm's connected ledger. */
export function InvoiceSettings() {
  const { data, error, mutate } = useQuery(getInvoiceSettings, {});
  const isAdministrator = useIsAdministrator();
  return (
    <PageSection title={copy.heading} text={copy.text}>
      {data ? (
        <Settings
          saved={data}
          isAdministrator={isAdministrator}
          onSaved={(next) => mutate(next, { revalidate: false })}
          onReload={() => mutate()}
        />
      ) : error ? (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      ) : (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="h-[240px]" />
        </div>
      )}
    </PageSection>
  );
}

function Settings({ saved, isAdministrator, ...props }: Props & { isAdministrator: boolean }) {
  const { books, isOn } = saved;
  if (!isAdministrator)
    return (
      <p className="text-muted">
        {isOn ? copy.on : copy.off} {copy.readOnly}
      </p>
    );
  if (!books) return <InvoiceFile saved={saved} {...props} />;
  return (
    <>
      <PermissionOutcome name={books.name} />
      {books.isLost || !books.canWrite ? <Permission books={books} /> : <Choices saved={saved} {...props} />}
    </>
  );
}

/** Sends the person to the provider, which asks for permission to write. */
function Permission({ books }: { books: NonNullable<Saved['books']> }) {
  const { client } = useApi();
  const { deployment } = useSuite();
  const [state, setState] = useState<{ isRunning: boolean; failure?: string }>({ isRunning: false });
  async function permit() {
    setState({ isRunning: true });
    try {
      const { data } = await client.call(startConnection, {
        params: { connectionType: String(books.connectionType) },
        body: { returnTo: zoneUrl(deployment, 'offer', '/settings'), writes: true },
        handleLocally: shownByPage,
      });
      location.assign(data.address);
    } catch (error) {
      setState({ isRunning: false, failure: reasonOf(error) });
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>{books.isLost ? copy.lost(books.name) : copy.permit(books.name)}</p>
      {state.failure && <Notice tone="bad">{state.failure}</Notice>}
      <Button spinning={state.isRunning} onClick={permit}>
        {copy.permitAction(books.name)}
      </Button>
    </div>
  );
}

/** Loads what can be chosen, which the provider is asked for. */
function Choices(props: Props) {
  const choices = useQuery(getInvoiceChoices, {});
  const book = useQuery(getBookServices, { query: {} });
  const retry = () => Promise.all([choices.mutate(), book.mutate()]);
  const error = choices.error ?? book.error;
  if (choices.data && book.data) {
    const services = book.data.services.filter(({ isArchived }) => !isArchived);
    return <InvoiceSettingsForm {...props} choices={choices.data} services={services} />;
  }
  if (error) return <ErrorNote title={copy.choicesFailed} text={reasonOf(error)} onRetry={retry} />;
  return (
    <div role="status" aria-label={copy.loading}>
      <Skeleton className="h-[240px]" />
    </div>
  );
}
