import './zone.css';
import { NotBuilt } from '@suite/shell/page-note';
import { Routes } from '@suite/shell/routes';
import { sentence } from '../features/not-built/copy';

export default function Page() {
  const view = <NotBuilt zone="explore" sentence={sentence} />;
  return <Routes zone="explore" views={{ '/': view }} />;
}
