import './zone.css';
import { Contact } from '../features/frame/contact';

export default function Page() {
  return <Contact />;
}
