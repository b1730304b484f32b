import './zone.css';
import { Routes } from '@suite/shell/routes';
import { Archive } from '../features/archive/archive';
import { ArchiveSkeleton } from '../features/archive/archive-skeleton';
import { ReportPage } from '../features/report/report-page';

export default function Page() {
  return <Routes zone="iq-reports" views={{ '/': <Archive />, '/report': <ReportPage /> }} loading={<ArchiveSkeleton />} />;
}
