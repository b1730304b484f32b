import { Button } from './button';

interface Props {
  /** What failed, in the person's words. */
  title: string;
  /** Why it failed, or what is unaffected. */
  text?: string;
  onRetry?: () => void;
}

export const ErrorNote = ({ title, text, onRetry }: Props) => (
  <div role="alert" className="ui-error">
    <div>
      <p className="ui-error-title">{title}</p>
      {text && <p className="ui-error-text">{text}</p>}
    </div>
    {onRetry && (
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
