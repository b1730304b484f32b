import { classNames } from './class-names';

interface Props {
  /** Sets the shape of the content that is loading: `h-8 w-60`. */
  className?: string;
}

export const Skeleton = ({ className }: Props) => <span aria-hidden="true" className={classNames('ui-skeleton', className)} />;
