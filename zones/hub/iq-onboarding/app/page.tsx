import './zone.css';
import { IqOnboarding } from '../features/frame/iq-onboarding';

export default function Page() {
  return <IqOnboarding />;
}
