import type { InsightsFirm } from '@suite/contract/insights';
import { Clients } from './clients';
import { Connections } from './connections';
import { copy } from './copy';

interface Props {
  firm: InsightsFirm;
  /** Told how many clients were added. */
  onAdded: (count: number) => void;
}

export const FirmPage = ({ firm, onAdded }: Props) => (
  <>
    <p className="text-muted">{copy.intro}</p>
    <h1 className="break-words">{firm.name}</h1>
    <Connections firm={firm} />
    <Clients key={firm.organizationId} organizationId={firm.organizationId} onAdded={onAdded} />
  </>
);
