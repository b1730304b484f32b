import type { BaseIssue } from 'valibot';

/** What is wrong, by the path of the field: `offices.0.phone`. */
export type Problems = Readonly<Record<string, string>>;

export const problemsOf = (issues: readonly BaseIssue<unknown>[]): Problems =>
  Object.fromEntries(issues.map(({ path = [], message }) => [path.map(({ key }) => String(key)).join('.'), message]));

/** The error of a field, as fields take it. */
export const errorOf = (problems: Problems, path: string): { error?: string } => {
  const error = problems[path];
  return error ? { error } : {};
};
