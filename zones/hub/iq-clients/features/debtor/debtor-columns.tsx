import type { ClientRow } from '@services/insights/contract/clients';
import type { PaymentPromise } from '@services/insights/contract/to-dos';
import type { ListedColumn } from '@suite/iq/listed';
import { MoreMenu } from '@suite/ui/more-menu';
import { copy } from './copy';
import { PromiseText } from './promise-text';
import type { DebtorAct } from './use-debtor-acts';

interface Parts {
  promises: ReadonlyMap<string, PaymentPromise>;
  currency: string;
  asOf: string;
  mayChange: boolean;
  onAct: (act: DebtorAct, of: { clientId: string; client: string }) => void;
}

/** What a debtor promised, and what can be done about it. */
export const debtorColumns = ({ promises, currency, asOf, mayChange, onAct }: Parts): ListedColumn<ClientRow>[] => [
  {
    id: 'promise',
    text: copy.promise,
    className: 'w-[168px]',
    cell: ({ clientId }) => {
      const promise = promises.get(clientId);
      return promise && <PromiseText promise={promise} currency={currency} asOf={asOf} />;
    },
    csv: ({ clientId }) => promises.get(clientId)?.promisedOn ?? '',
  },
  {
    id: 'act',
    text: copy.more,
    className: 'w-[72px]',
    narrow: 'end',
    cell: ({ clientId, name, open }) => {
      if (open.available && open.value <= 0) return null;
      const acts = actsFor(mayChange, promises.has(clientId));
      return (
        <MoreMenu
          label={copy.of(copy.more, name)}
          acts={acts}
          texts={copy.acts}
          onAct={(act) => onAct(act, { clientId, client: name })}
        />
      );
    },
  },
];

function actsFor(mayChange: boolean, hasPromised: boolean): DebtorAct[] {
  if (!mayChange) return ['statement'];
  return ['remind', 'statement', 'promise', ...(hasPromised ? (['withdraw'] as const) : [])];
}
