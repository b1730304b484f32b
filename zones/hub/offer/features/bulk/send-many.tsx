import { findClients, type OfferedClient } from '@services/price-book/contract/client-prices';
import { getTemplates } from '@services/price-book/contract/templates';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { everyPage } from '@suite/list/every-page';
import { FindField } from '@suite/list/find-field';
import { NameText } from '@suite/list/name-text';
import { Pager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Select } from '@suite/ui/select';
import { type Column, Table } from '@suite/ui/table';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { ChosenBar } from './chosen-bar';
import { copy } from './copy';
import { RecentBatches } from './recent-batches';
import { useChosen } from './use-chosen';

const { many: words, choose } = copy;

const columns: Column<OfferedClient>[] = [
  { id: 'client', text: words.columns.client, cell: ({ name }) => <NameText text={name} /> },
  {
    id: 'email',
    text: words.columns.email,
    narrow: 'below',
    cell: ({ email }) => (email === null ? <span className="text-muted">{words.noEmail}</span> : <NameText text={email} />),
  },
];

/** Chooses a template and the clients to send it to. */
export function SendMany() {
  const { formClient } = useApi();
  const mayChange = useMayChange();
  const { deployment } = useSuite();
  const templates = useQuery(getTemplates, {});
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [view, setView] = useState({ find: '', page: 1 });
  const query = useMemo(
    () => ({ find: view.find.trim(), offset: offsetOf(String(view.page)), limit: String(PAGE_ROWS) }),
    [view],
  );
  const list = useNewest(findClients, { query });
  const clients = list.page?.clients;
  const chosen = useChosen(clients?.map(({ clientId }) => clientId) ?? []);
  const known = templates.data?.templates;

  function empty() {
    if (query.find) return <EmptyState title={choose.noneTitle} text={choose.noneText} />;
    const connect = <ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{words.connect}</ButtonLink>;
    return <EmptyState title={words.emptyTitle} text={words.emptyText} action={connect} />;
  }

  return (
    <>
      <ViewHead title={words.heading} text={words.text} />
      <ReadOnly text={copy.readOnly} />
      {known?.length === 0 ? (
        <EmptyState
          title={words.noTemplatesTitle}
          text={words.noTemplatesText}
          action={<ButtonLink href={hashOf('offer', '/templates')}>{words.makeTemplate}</ButtonLink>}
        />
      ) : (
        <>
          <Toolbar pager={<Pager page={view.page} total={list.page?.total} onPage={(page) => setView({ ...view, page })} />}>
            <div className="w-72 max-sm:w-full">
              <Select
                label={words.template}
                placeholder={words.templatePlaceholder}
                options={known?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
                value={templateId}
                disabled={!known}
                onChange={setTemplateId}
              />
            </div>
            <FindField label={choose.find} value={view.find} onChange={(find) => setView({ find, page: 1 })} />
          </Toolbar>
          {templates.error && !known && (
            <div className="mb-4">
              <ErrorNote title={words.templatesFailed} onRetry={() => templates.mutate()} />
            </div>
          )}
          {list.error ? (
            <ErrorNote title={words.failed} onRetry={list.retry} />
          ) : (
            <Table
              label={words.label}
              columns={columns}
              rows={clients}
              rowId={({ clientId }) => clientId}
              isBehind={list.isBehind}
              expectedRows={PAGE_ROWS / 2}
              className="ui-table-fit"
              selection={mayChange ? { ids: chosen.ids, onSelect: chosen.select, nameOf: ({ name }) => name } : undefined}
              empty={empty()}
            />
          )}
          <ChosenBar
            chosen={chosen}
            total={list.page?.total ?? 0}
            readAll={async () => {
              const all = await everyPage('clients', (range) =>
                formClient.call(findClients, { query: { find: query.find, ...range } }),
              );
              return all.map(({ clientId }) => clientId);
            }}
            request={() => (templateId ? { kind: 'template', templateId, clientIds: chosen.list() } : words.noTemplate)}
          />
        </>
      )}
      <RecentBatches />
    </>
  );
}
