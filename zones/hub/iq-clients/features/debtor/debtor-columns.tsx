import type { ClientRow } from '@services/insights/contract/metrics';
import type { PaymentPromise } from '@services/insights/contract/to-dos';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import type { ListedColumn } from '../figures/listed';
import { copy } from './copy';
import { PromiseText } from './promise-text';
import type { DebtorAct } from './use-debtor-acts';

interface Parts {
  promises: ReadonlyMap<string, PaymentPromise>;
  currency: string;
  asOf: string;
  onAct: (act: DebtorAct, of: { clientId: string; client: string }) => void;
}

/** What a debtor promised, and what can be done about it. */
export const debtorColumns = ({ promises, currency, asOf, onAct }: Parts): ListedColumn<ClientRow>[] => [
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
    className: 'w-[64px]',
    cell: ({ clientId, name, open }) => {
      if (open.available && open.value <= 0) return null;
      const acts = (Object.keys(copy.acts) as DebtorAct[]).filter((act) => act !== 'withdraw' || promises.has(clientId));
      return (
        <Menu
          align="end"
          label={copy.of(copy.more, name)}
          trigger={<Icon name="more" />}
          triggerClassName="ui-button ui-button-plain ui-button-sm px-2"
        >
          {(close) => (
            <div className="min-w-44">
              {acts.map((act) => (
                <button
                  key={act}
                  type="button"
                  className="ui-menu-item"
                  onClick={() => [close(), onAct(act, { clientId, client: name })]}
                >
                  {copy.acts[act]}
                </button>
              ))}
            </div>
          )}
        </Menu>
      );
    },
  },
];
