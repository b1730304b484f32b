import { Fragment } from 'react';

/** A list of names, each in its own text direction. */
export const Names = ({ names }: { names: string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
