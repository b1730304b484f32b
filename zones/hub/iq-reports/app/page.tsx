import './zone.css';
import { NotBuilt } from '@suite/shell/not-built';
import { Routes } from '@suite/shell/routes';
import { sentence } from '../features/not-built/copy';

export default function Page() {
  const view = <NotBuilt zone="iq-reports" sentence={sentence} />;
  return <Routes zone="iq-reports" views={{ '/': view, '/report': view }} />;
}
