import type { ToDo } from '@services/insights/contract/to-dos';
import { useMayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';

const actions = {
  remind: { text: 'Send a reminder', short: 'Remind', query: { act: 'remind' } },
  invoices: { text: 'See the invoices', short: 'Invoices', query: { tab: 'invoices' } },
  payments: { text: 'See the payments', short: 'Payments', query: { tab: 'payments' } },
  prices: { text: 'See the prices', short: 'Prices', query: { tab: 'prices' } },
  client: { text: 'See the client', short: 'Client', query: {} },
} as const;

/** The page where a to-do is handled; `text` is its label, `short` the one-word label in rows. */
export interface ToDoAction {
  text: string;
  short: string;
  href: string;
}

type Reasoned = Pick<ToDo, 'rule' | 'clientId' | 'evidence'>;

/**
 * Returns the action of a to-do for people who can open clients; with read-only access it shows the invoices instead of sending a
 * reminder.
 */
export function useToDoAction(): (toDo: Reasoned) => ToDoAction | undefined {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  const mayChange = useMayChange();
  return (toDo) => {
    if (!rights.includes(rightOf('iq-clients'))) return undefined;
    const { text, short, query } = actions[actionOf(toDo, mayChange)];
    return { text, short, href: zoneUrl(deployment, 'iq-clients', '/client', { id: toDo.clientId, ...query }) };
  };
}

function actionOf({ rule, evidence }: Reasoned, mayChange: boolean): keyof typeof actions {
  if (rule === 'collect') return mayChange ? 'remind' : 'invoices';
  if (rule === 'raise-price') return 'prices';
  if (rule === 'check-ledger') {
    // The client's page lists its ledger customers and can merge it with another client.
    if (evidence[0]?.measure === 'ledgerCustomers') return 'client';
    return evidence[0]?.measure === 'unappliedCredit' ? 'payments' : 'invoices';
  }
  return rule === null || rule === 'grow' ? 'client' : 'invoices';
}
