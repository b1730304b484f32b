import './zone.css';
import { Content } from '../features/frame/content';

export default function Page() {
  return <Content />;
}
