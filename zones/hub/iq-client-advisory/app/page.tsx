import './zone.css';
import { IqClientAdvisory } from '../features/frame/iq-client-advisory';

export default function Page() {
  return <IqClientAdvisory />;
}
