import { Icon } from './icon';

export type ToastType = 'success' | 'warning' | 'info' | 'error';

interface Props {
  type: ToastType;
  text: string;
  /** Seconds until it disappears, if they are shown. */
  seconds?: number;
  action?: { text: string; run: () => void } | undefined;
  onDismiss: () => void;
}

const labels: Record<ToastType, string> = { success: 'Success', warning: 'Warning', info: 'Info', error: 'Error' };

export const Toast = ({ type, text, seconds, action, onDismiss }: Props) => (
  <div className={`ui-toast ui-toast-${type}`} role={type === 'error' ? 'alert' : 'status'}>
    {!text.startsWith(`${labels[type]}: `) && <span className="ui-toast-label">{labels[type]}</span>}
    <p>{text}</p>
    {seconds !== undefined && <span aria-hidden="true">{seconds} s</span>}
    {action && (
      <button type="button" className="ui-toast-action" onClick={() => [onDismiss(), action.run()]}>
        {action.text}
      </button>
    )}
    <button type="button" className="ui-toast-dismiss" aria-label="Dismiss" onClick={onDismiss}>
      <Icon name="close" />
    </button>
  </div>
);
