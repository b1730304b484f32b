/** What is made when it is first asked for, and then kept: a format takes long to create, and no page needs all of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
