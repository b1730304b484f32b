/** A value of the address when it is one of those known, so that a mistyped link still shows a list. */
export const oneOf = <Value extends string>(known: readonly Value[], value: string): Value | undefined =>
  known.find((each) => each === value);
