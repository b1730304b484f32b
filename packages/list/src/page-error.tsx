import { ErrorNote } from '@suite/ui/error-note';
import { ViewHead } from './view-head';

interface Props {
  /** Of the page, as it has it when it is loaded. */
  title: string;
  /** What failed. */
  text: string;
  onRetry: () => void;
}

/** Instead of a page that could not be loaded. */
export const PageError = ({ title, text, onRetry }: Props) => (
  <>
    <ViewHead title={title} />
    <ErrorNote title={text} onRetry={onRetry} />
  </>
);
