import { Button } from './button';
import { Dialog } from './dialog';

interface Props {
  title: string;
  text: string;
  /** Seconds until the redirect. */
  seconds: number;
  action: string;
  onRedirect: () => void;
}

/** Announces a redirect; it cannot be dismissed, only followed at once. */
export const RedirectModal = ({ title, text, seconds, action, onRedirect }: Props) => (
  <Dialog title={title} actions={<Button onClick={onRedirect}>{action}</Button>}>
    <p>{text}</p>
    <p className="ui:mt-3 ui:text-2xl ui:font-semibold ui:text-ink" role="timer">
      {seconds} s
    </p>
  </Dialog>
);
