import './zone.css';
import { AppManager } from '../features/frame/app-manager';

export default function Page() {
  return <AppManager />;
}
