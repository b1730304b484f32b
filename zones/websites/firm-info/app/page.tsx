import './zone.css';
import { FirmInfo } from '../features/frame/firm-info';

export default function Page() {
  return <FirmInfo />;
}
