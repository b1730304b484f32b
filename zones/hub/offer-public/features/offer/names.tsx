import { Fragment } from 'react';

/** Names after each other, each in its own direction. */
export const Names = ({ names }: { names: string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
