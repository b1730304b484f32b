import type { Gap } from '@services/site/contract/facts';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

/** Facts that visitors and search engines miss. */
export const Gaps = ({ gaps }: { gaps: readonly Gap[] }) =>
  gaps.length === 0 ? (
    <Notice tone="good">{copy.complete}</Notice>
  ) : (
    <details className="mb-2 rounded-lg border border-line bg-surface px-4 py-3" open={gaps.length > 4}>
      <summary className="cursor-pointer font-medium">{copy.missing(gaps.length)}</summary>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-muted">
        {gaps.map((gap) => (
          <li key={gap}>{copy.gaps[gap]}</li>
        ))}
      </ul>
    </details>
  );
