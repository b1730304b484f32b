import './zone.css';
import { IqSettings } from '../features/frame/iq-settings';

export default function Page() {
  return <IqSettings />;
}
