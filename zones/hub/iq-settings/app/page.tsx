import './zone.css';
import { NotBuilt } from '@suite/shell/not-built';
import { Routes } from '@suite/shell/routes';
import { sentence } from '../features/not-built/copy';

export default function Page() {
  const view = <NotBuilt zone="iq-settings" sentence={sentence} />;
  return <Routes zone="iq-settings" views={{ '/': view, '/imports': view, '/import': view, '/prices': view }} />;
}
