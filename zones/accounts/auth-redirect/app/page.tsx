import './zone.css';
import { AuthRedirect } from '../features/finish-sign-in/auth-redirect';

export default function Page() {
  return <AuthRedirect />;
}
