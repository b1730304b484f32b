import './zone.css';
import { Routes } from '@suite/shell/routes';
import { GalleryPage } from '../features/gallery/gallery-page';
import { Overview } from '../features/overview/overview';
import { LateConfig, LateErrors, LateFlags, LateOutbox, LateTelemetry, LateToken } from '../features/page/late-sections';
import { PageSkeleton } from '../features/page/page-skeleton';
import { SectionFrame } from '../features/page/section-frame';

const views = {
  '/': <SectionFrame section="/" view={<Overview />} />,
  '/errors': <SectionFrame section="/errors" view={<LateErrors />} />,
  '/outbox': <SectionFrame section="/outbox" view={<LateOutbox />} />,
  '/flags': <SectionFrame section="/flags" view={<LateFlags />} />,
  '/telemetry': <SectionFrame section="/telemetry" view={<LateTelemetry />} />,
  '/config': <SectionFrame section="/config" view={<LateConfig />} />,
  '/token': <SectionFrame section="/token" view={<LateToken />} />,
  '/gallery': <GalleryPage />,
};

export default function Page() {
  return <Routes zone="internal" views={views} loading={<PageSkeleton />} />;
}
