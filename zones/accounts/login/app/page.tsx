import './zone.css';
import { Login } from '../features/sign-in/login';

export default function Page() {
  return <Login />;
}
