import './zone.css';
import { Training } from '../features/frame/training';

export default function Page() {
  return <Training />;
}
