import { getLanding, noteClick } from '@services/training/contract/phishing';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ErrorNote } from '@suite/ui/error-note';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Skeleton } from '@suite/ui/skeleton';
import { useEffect } from 'react';
import { copy } from './copy';

/** Events that only people cause: scanners of mail servers open a page, and some run its scripts. */
const ofPeople = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * The page behind the link of a phishing simulation. It explains the simulation, and records the first time that a person uses
 * it.
 */
export function Notice() {
  const { formClient } = useApi();
  const token = useHashParam<'offer-public', '/notice'>('token') ?? '';
  const { data, error, mutate } = useQuery(getLanding, { params: { token } });
  const isKnown = data !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    const used = new AbortController();
    const count = (event: Event) => {
      if (!event.isTrusted) return;
      used.abort();
      // If this fails, only the count is missing.
      formClient.call(noteClick, { params: { token } }).catch(() => undefined);
    };
    for (const type of ofPeople) addEventListener(type, count, { signal: used.signal, passive: true });
    return () => used.abort();
  }, [formClient, token, isKnown]);

  if (error?.code === 'not_found') return <NarrowPage brand={copy.brand} title={copy.unknownTitle} text={copy.unknownText} />;
  if (!data)
    return (
      <NarrowPage brand={copy.brand} title={error ? copy.failed : copy.loading}>
        {error ? <ErrorNote title={copy.failed} onRetry={() => void mutate()} /> : <Skeleton className="h-72" />}
      </NarrowPage>
    );
  const { firm, template } = data;
  return (
    <NarrowPage brand={copy.brand} title={copy.title} text={copy.text(firm)}>
      <section>
        <h2 className="mb-2">{copy.signs}</h2>
        <ul className="list-disc space-y-1 ps-5">
          {template.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-2">{copy.mail}</h2>
        <figure className="rounded-lg border border-line p-4">
          <p>{template.from}</p>
          <p className="font-semibold">{template.subject}</p>
          <p className="mt-2 whitespace-pre-line">{template.text.replace('{link}', copy.link)}</p>
        </figure>
      </section>
      <section>
        <h2 className="mb-2">{copy.next}</h2>
        <ol className="list-decimal space-y-1 ps-5">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </NarrowPage>
  );
}
