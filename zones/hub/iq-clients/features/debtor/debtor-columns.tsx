import type { ClientRow } from '@services/insights/contract/clients';
import type { PaymentPromise } from '@services/insights/contract/to-dos';
import type { ListColumn } from '@suite/list/list-column';
import { MoreMenu } from '@suite/ui/more-menu';
import { copy } from './copy';
import { PromiseText } from './promise-text';
import type { DebtorAction } from './use-debtor-actions';

interface Options {
  promises: ReadonlyMap<string, PaymentPromise>;
  currency: string;
  asOf: string;
  mayChange: boolean;
  onAction: (act: DebtorAction, of: { clientId: string; client: string }) => void;
}

/** Columns for a debtor's promises and the available actions. */
export const debtorColumns = ({ promises, currency, asOf, mayChange, onAction }: Options): ListColumn<ClientRow>[] => [
  {
    id: 'promise',
    text: copy.promise,
    className: 'w-[168px]',
    cell: ({ clientId }) => {
      const promise = promises.get(clientId);
      return promise && <PromiseText promise={promise} currency={currency} asOf={asOf} />;
    },
    value: ({ clientId }) => promises.get(clientId)?.promisedOn ?? '',
  },
  {
    id: 'act',
    text: copy.more,
    className: 'w-[72px]',
    narrow: 'end',
    cell: ({ clientId, name, open }) => {
      if (open.available && open.value <= 0) return null;
      const actions = actionsFor(mayChange, promises.has(clientId));
      return (
        <MoreMenu
          label={copy.of(copy.more, name)}
          actions={actions}
          texts={copy.actions}
          onAction={(act) => onAction(act, { clientId, client: name })}
        />
      );
    },
  },
];

function actionsFor(mayChange: boolean, hasPromised: boolean): DebtorAction[] {
  if (!mayChange) return ['statement'];
  return ['remind', 'statement', 'promise', ...(hasPromised ? (['withdraw'] as const) : [])];
}
