import './zone.css';
import { OfferPublic } from '../features/frame/offer-public';

export default function Page() {
  return <OfferPublic />;
}
