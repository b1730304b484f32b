import { getDebtor } from '@services/insights/contract/debtors';
import { useQuery } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Skeleton } from '@suite/ui/skeleton';
import { TitledSection } from '../frame/titled-section';
import { copy } from './copy';
import { PromiseText } from './promise-text';
import { ReminderDialog } from './reminder-dialog';
import { useDebtorActions } from './use-debtor-actions';

interface Props {
  clientId: string;
  /** Undefined until it is known. */
  client: string | undefined;
  /** The URL asks for a reminder. */
  isReminding: boolean;
  onReminding: (isReminding: boolean) => void;
}

/** A debtor's promises and reminders, and the available actions. */
export function DebtorSection({ clientId, client, isReminding, onReminding }: Props) {
  const { data, error } = useQuery(getDebtor, { params: { clientId } });
  const { date } = useFormats();
  const { act, dialog, isRunning } = useDebtorActions(data?.currency ?? '');
  const of = { clientId, client: client ?? '' };
  const [last] = data?.reminders ?? [];
  return (
    <TitledSection
      title={copy.heading}
      className="rounded-lg border border-line bg-surface px-4 pt-2 pb-3 [&>header]:mb-1"
      actions={
        <div className="flex flex-wrap gap-2">
          <MayChange>
            <Button size="sm" disabled={!client || !data?.draft} onClick={() => onReminding(true)}>
              {copy.actions.remind}
            </Button>
            <Button variant="quiet" size="sm" disabled={!client || !data} onClick={() => act('promise', of)}>
              {copy.actions.promise}
            </Button>
          </MayChange>
          <Button variant="quiet" size="sm" disabled={!client} spinning={isRunning} onClick={() => act('statement', of)}>
            {copy.actions.statement}
          </Button>
        </div>
      }
    >
      {error && !data && <p className="text-muted">{copy.failed}</p>}
      {!error && !data && <Skeleton className="h-5 max-[359px]:h-11" />}
      {data && (
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {data.promise ? (
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-muted">{copy.promise}</span>
              <span className="font-medium">
                <PromiseText promise={data.promise} currency={data.currency} asOf={data.asOf} />
              </span>
              {data.promise.note && <bdi className="text-muted">{data.promise.note}</bdi>}
              <span className="text-xs text-muted">{copy.notedBy(data.promise.by, date(data.promise.at))}</span>
              <MayChange>
                <Button variant="plain" size="sm" disabled={isRunning} onClick={() => act('withdraw', of)}>
                  {copy.actions.withdraw}
                </Button>
              </MayChange>
            </p>
          ) : (
            <p className="text-muted">{copy.noPromise}</p>
          )}
          <p className="text-muted">{last ? copy.lastSent(date(last.at), last.to, last.by) : copy.noneSent}</p>
          {last && last.failure !== null && <p className="text-bad">{copy.notDelivered(last.failure)}</p>}
        </div>
      )}
      {dialog}
      {client && isReminding && (
        <MayChange>
          <ReminderDialog clientId={clientId} client={client} onClose={() => onReminding(false)} />
        </MayChange>
      )}
    </TitledSection>
  );
}
