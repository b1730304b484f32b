import './zone.css';
import { Routes } from '@suite/shell/routes';
import { FirmSkeleton } from '../features/firm/firm-skeleton';
import { IqDashboard } from '../features/firm/iq-dashboard';

export default function Page() {
  return <Routes zone="iq-dashboard" views={{ '/': <IqDashboard />, '/rows': <IqDashboard /> }} loading={<FirmSkeleton />} />;
}
