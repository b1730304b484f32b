import type { Verification } from '@services/proposals/contract/public';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

interface Props {
  fileName: string;
  verification: Verification;
}

/** What is known about a PDF, and what that means. */
export function VerificationResult({ fileName, verification }: Props) {
  const { moment } = useFormats();
  const result = resultOf(verification);
  const { title, text } = copy[result];
  const rows: [name: string, value: string][] = [
    ...(verification.isKnown
      ? ([
          [copy.offer, verification.title],
          [copy.firm, verification.firm],
          [copy.client, verification.client],
          [copy.acceptedAt, moment(verification.acceptedAt)],
          ...(verification.stampedAt ? [[copy.stampedAt, moment(verification.stampedAt)]] : []),
        ] as [string, string][])
      : []),
    [copy.file, fileName],
    [copy.hash, verification.hash],
  ];
  return (
    <>
      <Notice tone={tones[result]}>
        <h2>{title}</h2>
        <p className="mt-1">{text}</p>
      </Notice>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere] max-sm:mb-2">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const tones = { whole: 'good', unconfirmed: 'info', changed: 'bad', unknown: 'info' } as const;

function resultOf(verification: Verification): keyof typeof tones {
  if (verification.isKnown) return verification.isSealWhole ? 'whole' : 'unconfirmed';
  return verification.hasSeal ? 'changed' : 'unknown';
}
