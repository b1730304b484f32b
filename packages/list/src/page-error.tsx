import { ErrorNote } from '@suite/ui/error-note';
import { ViewHead } from './view-head';

interface Props {
  /** Page heading, the same as after loading. */
  title: string;
  text: string;
  onRetry: () => void;
}

/** Replaces a page that could not be loaded. */
export const PageError = ({ title, text, onRetry }: Props) => (
  <>
    <ViewHead title={title} />
    <ErrorNote title={text} onRetry={onRetry} />
  </>
);
