import './zone.css';
import { Pages } from '../pages';

export default function Page() {
  return <Pages />;
}
