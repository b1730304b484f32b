import './zone.css';
import { Routes } from '@suite/shell/routes';
import { ConfigPage } from '../features/config/config-page';
import { ErrorsPage } from '../features/errors/errors-page';
import { GalleryPage } from '../features/gallery/gallery-page';
import { OutboxPage } from '../features/outbox/outbox-page';
import { Overview } from '../features/overview/overview';
import { PageSkeleton } from '../features/page/page-skeleton';
import { TokenPage } from '../features/token/token-page';

export default function Page() {
  return (
    <Routes
      zone="internal"
      views={{
        '/': <Overview />,
        '/errors': <ErrorsPage />,
        '/outbox': <OutboxPage />,
        '/config': <ConfigPage />,
        '/token': <TokenPage />,
        '/gallery': <GalleryPage />,
      }}
      loading={<PageSkeleton />}
    />
  );
}
