import './zone.css';
import { IqClients } from '../features/frame/iq-clients';

export default function Page() {
  return <IqClients />;
}
