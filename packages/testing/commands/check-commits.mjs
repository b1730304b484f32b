// @ts-check
// Checks the subject of a commit: of the message in a file, as Git's hook commit-msg names it, or of each commit that is not on
// origin/main yet.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectProblem } from '../src/words/commit-subject.js';

const [file] = process.argv.slice(2);
const subjects = file ? readFileSync(file, 'utf8').split('\n').slice(0, 1) : ownSubjects();
const problems = subjects.flatMap((subject) => {
  const problem = subjectProblem(subject);
  return problem ? [`"${subject}": ${problem}`] : [];
});
for (const problem of problems) console.log(problem);
if (problems.length) process.exitCode = 1;
else if (!file) console.log(`${subjects.length} subjects of commits.`);

/** None where Git, the branch or the range is missing, as in an archive or a clone of one branch. Older commits had no such check. */
function ownSubjects() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'packages/testing/commands/check-commits.mjs').split('\n');
    const since = first ? [`^${first}`] : [];
    return git('log', '--no-merges', '--format=%s', 'origin/main..HEAD', ...since)
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
