import './zone.css';
import { Chat } from '../features/frame/chat';

export default function Page() {
  return <Chat />;
}
