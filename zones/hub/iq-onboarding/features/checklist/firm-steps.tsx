import { isBeingRead, useProviderConnections } from '@services/ledger/browser/connections';
import { CONNECTED, type InsightsFirm } from '@services/ledger/contract/firms';
import { ConnectStep } from '../connect/connect-step';
import { NumbersStep } from '../numbers/numbers-step';
import { ClientsStep } from './clients-step';
import { copy } from './copy';
import { Step } from './step';

interface Props {
  firm: InsightsFirm;
  /** The firm was created on this page. */
  isNew: boolean;
  /** Called when the firm has to be read again. */
  onChanged: () => unknown;
}

/** Returns whether the firm has a ledger, from a file or a platform. */
export function useIsConnected(firm: InsightsFirm | undefined): boolean {
  const { data } = useProviderConnections();
  return (
    (firm?.connections ?? []).some(({ status }) => status === CONNECTED) ||
    (data ?? []).some(({ state }) => state === 'connected')
  );
}

/** Steps of an existing firm: its ledger, its metrics, its clients. */
export function FirmSteps({ firm, isNew, onChanged }: Props) {
  const providers = useProviderConnections();
  const isConnected = useIsConnected(firm);

  return (
    <>
      <Step position={2} title={copy.connect.title} state={isConnected ? 'done' : 'current'} takesFocus={isNew}>
        <ConnectStep isConnected={isConnected} />
      </Step>
      {isConnected ? (
        <NumbersStep position={3} isBeingRead={(providers.data ?? []).some(isBeingRead)} />
      ) : (
        <Step position={3} title={copy.numbers.title} state="later">
          <p className="max-w-[68ch] text-pretty text-muted">{copy.numbers.later}</p>
        </Step>
      )}
      <Step position={4} title={copy.clients.title} state={firm.hasClients ? 'done' : 'open'} optional>
        <ClientsStep firm={firm} onAdded={onChanged} />
      </Step>
    </>
  );
}

/** The same steps before there is a firm. */
export const LaterSteps = () => (
  <>
    {([copy.connect, copy.numbers, copy.clients] as const).map(({ title, later }, place) => (
      <Step key={title} position={place + 2} title={title} state="later" optional={place === 2}>
        <p className="max-w-[68ch] text-pretty text-muted">{later}</p>
      </Step>
    ))}
  </>
);
