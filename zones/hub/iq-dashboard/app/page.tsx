import './zone.css';
import { Routes } from '@suite/shell/routes';
import { FirmSkeleton } from '../features/firm/firm-skeleton';
import { IqDashboard } from '../features/firm/iq-dashboard';
import { LateRowsPage } from '../features/rows/late-rows-page';

export default function Page() {
  return <Routes zone="iq-dashboard" views={{ '/': <IqDashboard />, '/rows': <LateRowsPage /> }} loading={<FirmSkeleton />} />;
}
