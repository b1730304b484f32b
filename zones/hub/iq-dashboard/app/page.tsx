import './zone.css';
import { IqRoutes } from '@suite/iq/iq-routes';
import { FirmSkeleton } from '../features/firm/firm-skeleton';
import { IqDashboard } from '../features/firm/iq-dashboard';
import { LateRowsPage } from '../features/rows/late-rows-page';

export default function Page() {
  return <IqRoutes zone="iq-dashboard" views={{ '/': <IqDashboard />, '/rows': <LateRowsPage /> }} loading={<FirmSkeleton />} />;
}
