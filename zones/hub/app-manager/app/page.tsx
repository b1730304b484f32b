import './zone.css';
import { NotBuilt } from '@suite/shell/not-built';
import { Routes } from '@suite/shell/routes';
import { sentence } from '../features/not-built/copy';

export default function Page() {
  const view = <NotBuilt zone="app-manager" sentence={sentence} />;
  return (
    <Routes
      zone="app-manager"
      views={{ '/people': view, '/person': view, '/groups': view, '/invitations': view, '/requests': view, '/audit': view }}
    />
  );
}
