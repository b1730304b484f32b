import './zone.css';
import { Internal } from '../features/frame/internal';

export default function Page() {
  return <Internal />;
}
