import './zone.css';
import { Exit } from '../features/frame/exit';

export default function Page() {
  return <Exit />;
}
