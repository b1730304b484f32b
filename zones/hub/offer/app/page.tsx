import './zone.css';
import { Offer } from '../features/frame/offer';

export default function Page() {
  return <Offer />;
}
