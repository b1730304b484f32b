import type { Notice as NoticeData, Source } from '@services/valuation/contract/terms';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';

const tones = { info: 'info', warn: 'warn', bad: 'bad' } as const;
const words = { info: 'Note', warn: 'Check', bad: 'Problem' } as const;

/** Notes that a reader has to know before relying on the number. */
export function Notes({ notices }: { notices: readonly NoticeData[] }) {
  if (!notices.length) return null;
  return (
    <ul className="mb-4 grid gap-2 rounded-lg border border-line bg-surface p-4">
      {notices.map(({ tone, text }) => (
        <li key={text} className="flex items-start gap-2.5 max-sm:flex-col">
          <Badge size="sm" tone={tones[tone]} text={words[tone]} className="mt-0.5 flex-none" />
          <span className="max-w-[90ch] text-pretty">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that describes the source of an input. */
export function useSourceWords() {
  const { day } = useFormats();
  return (source: Source | null | undefined): string => {
    switch (source?.kind) {
      case 'ledger':
        return `Ledger as of ${day(source.asOf)}`;
      case 'entered':
        return source.file ? `${source.file}, ${source.by}, ${day(source.on)}` : `Entered by ${source.by}, ${day(source.on)}`;
      case 'table':
        return `${source.source}, ${day(source.on)} (${source.owner === 'firm' ? 'your table' : "operator's table"})`;
      case 'published':
        return source.source;
      default:
        return '';
    }
  };
}
