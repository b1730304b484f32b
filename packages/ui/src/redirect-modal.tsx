import { Button } from './button';
import { Dialog } from './dialog';

interface Props {
  title: string;
  text: string;
  /** Seconds until the page is left. */
  seconds: number;
  action: string;
  onRedirect: () => void;
}

/** Tells that the page is about to be left; it cannot be put away, only hurried. */
export const RedirectModal = ({ title, text, seconds, action, onRedirect }: Props) => (
  <Dialog title={title} actions={<Button onClick={onRedirect}>{action}</Button>}>
    <p>{text}</p>
    <p className="ui-countdown" role="timer">
      {seconds} s
    </p>
  </Dialog>
);
