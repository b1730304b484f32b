import { classNames } from './class-names';

interface Props {
  /** What is loading, for screen readers. */
  label: string;
  size?: 'sm' | 'md';
  className?: string;
}

export const Spinner = ({ label, size = 'md', className }: Props) => (
  <span role="status" className={classNames('ui-spinner', size === 'sm' && 'ui-spinner-sm', className)}>
    <span className="ui-visually-hidden">{label}</span>
  </span>
);
