import { copy } from './copy';

/** Definition of the numbers above it. */
export const HowCounted = ({ text }: { text: readonly string[] }) => (
  <details className="mt-3 max-w-[80ch] text-muted">
    <summary className="cursor-pointer font-medium">{copy.how}</summary>
    <ul className="mt-2 grid list-disc gap-1 ps-5 text-pretty">
      {text.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);
