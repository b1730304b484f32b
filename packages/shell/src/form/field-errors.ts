import type { BaseIssue } from 'valibot';

/** The messages of the validator itself, which are for developers. */
const isTechnical = (message: string) => /^Invalid .+: (Expected|Received)/.test(message);

/** Returns the first message of each field by its path, `offices.0.phone`; the path of the whole form is empty. */
export function errorsOf(issues: readonly BaseIssue<unknown>[] | undefined): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const issue of issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
    errors[path] ??= isTechnical(issue.message) ? messageOf(issue) : issue.message;
  }
  return errors;
}

function messageOf({ type, requirement, input }: BaseIssue<unknown>): string {
  const isEmpty = input === '' || input === null || input === undefined;
  if (isEmpty) return 'This field is required.';
  if (typeof requirement === 'number') {
    const texts = {
      min_length: typeof input === 'string' ? `Enter at least ${requirement} characters.` : `Add at least ${requirement}.`,
      max_length: typeof input === 'string' ? `Enter at most ${requirement} characters.` : `At most ${requirement} are possible.`,
      min_value: `Enter ${requirement} or more.`,
      max_value: `Enter ${requirement} or less.`,
    };
    const text = texts[type as keyof typeof texts];
    if (text) return text;
  }
  if (type === 'integer') return 'Enter a whole number.';
  if (type === 'email') return 'Enter an address such as name@example.com.';
  return 'Check this field.';
}
