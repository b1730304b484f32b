import { isBeingRead, useProviderConnections } from '@services/ledger/client/connections';
import { CONNECTED, type InsightsFirm } from '@services/ledger/contract/firms';
import { useState } from 'react';
import { ConnectStep } from '../connect/connect-step';
import { NumbersStep } from '../numbers/numbers-step';
import { ClientsStep } from './clients-step';
import { copy } from './copy';
import { Step } from './step';

interface Props {
  firm: InsightsFirm;
  /** It was made on this page. */
  isNew: boolean;
  /** The firm is to be read anew. */
  onChanged: () => unknown;
}

/** The steps of a firm that stands: its clients, its ledger, its numbers. */
export function FirmSteps({ firm, isNew, onChanged }: Props) {
  const providers = useProviderConnections();
  const [isSkipped, setIsSkipped] = useState(false);
  const isConnected =
    firm.connections.some(({ status }) => status === CONNECTED) ||
    (providers.data ?? []).some(({ state }) => state === 'connected');
  const asksForClients = !firm.hasClients && !isSkipped && !isConnected;

  return (
    <>
      <Step
        position={3}
        title={copy.clients.title}
        state={firm.hasClients ? 'done' : asksForClients ? 'current' : 'open'}
        optional
        takesFocus={isNew}
      >
        <ClientsStep firm={firm} isAsking={asksForClients} onAdded={onChanged} onSkip={() => setIsSkipped(true)} />
      </Step>
      <Step position={4} title={copy.connect.title} state={isConnected ? 'done' : asksForClients ? 'open' : 'current'}>
        <ConnectStep isConnected={isConnected} />
      </Step>
      {isConnected ? (
        <NumbersStep isBeingRead={(providers.data ?? []).some(isBeingRead)} />
      ) : (
        <Step position={5} title={copy.numbers.title} state="later">
          <p className="max-w-[68ch] text-pretty text-muted">{copy.numbers.later}</p>
        </Step>
      )}
    </>
  );
}

/** The same before there is a firm. */
export const LaterSteps = () => (
  <>
    {([copy.clients, copy.connect, copy.numbers] as const).map(({ title, later }, place) => (
      <Step key={title} position={place + 3} title={title} state="later" optional={place === 0}>
        <p className="max-w-[68ch] text-pretty text-muted">{later}</p>
      </Step>
    ))}
  </>
);
