import './zone.css';
import { IqReports } from '../features/frame/iq-reports';

export default function Page() {
  return <IqReports />;
}
