import type { InsightsFirm } from '@suite/contract/insights';
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
