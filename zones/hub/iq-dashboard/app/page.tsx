import './zone.css';
import { SampleBand } from '@suite/iq/sample-band';
import { Routes } from '@suite/shell/routes';
import { FirmSkeleton } from '../features/firm/firm-skeleton';
import { IqDashboard } from '../features/firm/iq-dashboard';
import { LateRowsPage } from '../features/rows/late-rows-page';

export default function Page() {
  return (
    <Routes
      zone="iq-dashboard"
      above={<SampleBand />}
      views={{ '/': <IqDashboard />, '/rows': <LateRowsPage /> }}
      loading={<FirmSkeleton />}
    />
  );
}
