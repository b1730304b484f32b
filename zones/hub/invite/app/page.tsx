import './zone.css';
import { Invite } from '../features/accept/invite';

export default function Page() {
  return <Invite />;
}
