// @ts-check

const SUBJECT = /^(feat|fix|perf|refactor|test|docs|build|chore|style)(\([a-z0-9, -]+\))?!?: [a-z0-9`"]/;
const MAX_LENGTH = 72;

/**
 * Why a commit's subject is refused; undefined for a good one. Git writes those of merges and reverts itself.
 * @param {string} subject
 */
export function subjectProblem(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined;
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, at most ${MAX_LENGTH} are allowed`;
  if (!SUBJECT.test(subject)) return 'write "type(scope): imperative", such as "fix(session): renew a token once"';
  if (subject.endsWith('.')) return 'ends with a period';
  const [, first = ''] = /: (\w+)/.exec(subject) ?? [];
  if (/(ed|ing)$/.test(first) && !/^(need|embed|bring|feed|seed|speed|proceed|exceed|bed|string|ping)$/.test(first))
    return `"${first}" is not an imperative: write "add", not "added" or "adding"`;
  return undefined;
}
