import './zone.css';
import { ErrorPage } from '../features/what-happened/error-page';

export default function Page() {
  return <ErrorPage />;
}
