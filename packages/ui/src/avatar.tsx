import { classNames } from './class-names';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl' | 'xl-2' | 'xl-3';

interface Props {
  firstName: string;
  lastName: string;
  /** 24, 32, 48, 64, 92 or 128 px (spec §9). */
  size?: AvatarSize;
}

/** The first letters of first and last name (spec §2, "Avatar"). */
export const initialsOf = (firstName: string, lastName: string): string =>
  [firstName, lastName].map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '').join('');

/** Decorative: the name stands beside it, or labels the control that holds it. */
export const Avatar = ({ firstName, lastName, size = 'md' }: Props) => (
  <span aria-hidden="true" className={classNames('ui-avatar', `ui-avatar-${size}`)}>
    {initialsOf(firstName, lastName)}
  </span>
);
