import { classNames } from './class-names';

interface Props {
  /** Gives it the shape of what comes: `h-8 w-60`. */
  className?: string;
}

export const Skeleton = ({ className }: Props) => <span aria-hidden="true" className={classNames('ui-skeleton', className)} />;
