const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A value of the address when it is one of those known, so that a mistyped link still shows a list. */
export const oneOf = <Value extends string>(known: readonly Value[], value: string): Value | undefined =>
  known.find((each) => each === value);

/** A value of the address when it can be an id, for the same reason. */
export const idOf = (value: string): string | undefined => (uuid.test(value) ? value : undefined);
