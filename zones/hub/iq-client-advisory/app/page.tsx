import './zone.css';
import { Routes } from '@suite/shell/routes';
import { ToDos } from '../features/to-dos/to-dos';
import { ToDosSkeleton } from '../features/to-dos/to-dos-skeleton';

export default function Page() {
  return <Routes zone="iq-client-advisory" views={{ '/': <ToDos /> }} loading={<ToDosSkeleton />} />;
}
