import { type BookService, getBookServices, type LedgerService, putService } from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange, useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { MoreMenu } from '@suite/ui/more-menu';
import { periodsText } from './billing-words';
import { copy } from './copy';
import { PriceText } from './price-text';
import { draftOf } from './service-draft';

interface Props {
  service: BookService;
  /** The service in the ledger. */
  billed: LedgerService | undefined;
  onEdit: () => void;
  onCopy: () => void;
}

/** A service of the price book with its price, beside what clients pay. */
export function ServiceRow({ service, billed, onEdit, onCopy }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const { money, number, percent } = useMetricFormats();
  const { id, name, description, billing, depositRate, minimumTerm, ledgerName, isArchived, version } = service;
  const term = minimumTerm === null ? undefined : periodsText(minimumTerm, billing, number(minimumTerm));
  const facts = [depositRate > 0 && copy.deposit(percent(depositRate / 10_000)), term && copy.term(term)].filter(Boolean);

  async function setArchived(next: boolean) {
    try {
      await formClient.call(putService, { params: { serviceId: id }, body: { ...draftOf(service), isArchived: next, version } });
      events.emit('toast', { type: 'success', text: next ? copy.archivedToast(name) : copy.restoredToast(name) });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notChanged} ${reasonOf(error)}` });
    }
    await revalidate(getBookServices);
  }

  const actions = { edit: onEdit, copy: onCopy, archive: () => void setArchived(true), restore: () => void setArchived(false) };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_36px] items-start gap-x-3 gap-y-1 px-4 py-3 hover:bg-paper sm:grid-cols-[minmax(0,1fr)_240px_36px]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-sm leading-5 font-medium">
          {mayChange ? (
            <button type="button" className="ui-link cursor-pointer text-start wrap-anywhere" onClick={onEdit}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi className="wrap-anywhere">{name}</bdi>
          )}
          {isArchived && <Badge size="sm" text={copy.archived} />}
        </h3>
        {description && (
          <p className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">
            <bdi>{description}</bdi>
          </p>
        )}
        {facts.length > 0 && <p className="mt-0.5 text-xs text-muted">{facts.join(' · ')}</p>}
      </div>
      <div className="min-w-0 max-sm:row-start-2 sm:text-end">
        <PriceText service={service} />
        {ledgerName && (
          // Reserves its space, so that nothing moves when the ledger's data arrives.
          <p className="min-h-4 text-xs text-muted">
            {billed && copy.median(number(billed.clients), money(billed.median, billed.currency))}
          </p>
        )}
      </div>
      <MayChange>
        <MoreMenu
          label={copy.more(name)}
          actions={isArchived ? (['edit', 'copy', 'restore'] as const) : (['edit', 'copy', 'archive'] as const)}
          texts={copy.actions}
          onAction={(act) => actions[act]()}
        />
      </MayChange>
    </li>
  );
}
