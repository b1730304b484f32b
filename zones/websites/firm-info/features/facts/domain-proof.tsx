import { proveDomain, type Site } from '@services/site/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { CopyButton } from '@suite/shell/copy-button';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

const words = copy.address.proof;

interface Props {
  domain: string;
  record: { name: string; value: string };
  onSaved: (site: Site) => Promise<unknown>;
}

/** The DNS record that proves who owns a domain, shown until it was found. */
export function DomainProof({ domain, record, onSaved }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function check() {
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await formClient.call(proveDomain, {}));
      events.emit('toast', { type: 'success', text: words.found });
    } catch (error) {
      setFailure(words.notFound(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  return (
    <section aria-label={words.title(domain)} className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <h3 className="font-medium break-words">{words.title(domain)}</h3>
      <p className="text-sm text-muted">{words.text}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{words.name}</dt>
        <dd className="font-mono break-all">{record.name}</dd>
        <dt className="text-muted">{words.value}</dt>
        <dd className="font-mono break-all">{record.value}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" spinning={isRunning} onClick={() => void check()}>
          {words.check}
        </Button>
        <CopyButton name={words.copy} text={record.value} />
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </section>
  );
}
