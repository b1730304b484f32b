import './zone.css';
import { Devices } from '../features/frame/devices';

export default function Page() {
  return <Devices />;
}
