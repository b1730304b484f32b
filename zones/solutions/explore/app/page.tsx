import './zone.css';
import { Explore } from '../features/frame/explore';

export default function Page() {
  return <Explore />;
}
