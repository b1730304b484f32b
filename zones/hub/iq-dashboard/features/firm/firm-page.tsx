import type { InsightsFirm } from '@services/ledger/contract/firms';
import { Overview } from '../overview/overview';
import { Connections } from './connections';

interface Props {
  firm: InsightsFirm;
}

export const FirmPage = ({ firm }: Props) => (
  <Overview firmName={firm.name} hasConnection={firm.connections.length > 0}>
    <Connections firm={firm} />
  </Overview>
);
