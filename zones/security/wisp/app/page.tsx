import './zone.css';
import { Wisp } from '../features/frame/wisp';

export default function Page() {
  return <Wisp />;
}
