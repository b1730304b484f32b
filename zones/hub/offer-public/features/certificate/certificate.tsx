import { type Certificate as Fields, verifyCertificate } from '@services/training/contract/certificates';
import { useQuery } from '@suite/api/use-query';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import { Progress } from '@suite/ui/progress';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

/** Says whether a certificate is genuine, to anyone who has its number. */
export function Certificate() {
  const number = useHashParam<'offer-public', '/certificate'>('number')?.trim() || undefined;
  const { data, error, mutate } = useQuery(verifyCertificate, number === undefined ? undefined : { params: { number } });
  const isUnknown = error?.code === 'not_found';
  return (
    <NarrowPage brand={copy.brand} title={copy.title} text={copy.text}>
      {number && !data && !error && <Progress label={copy.check} />}
      {error && !isUnknown && !data && (
        <ErrorNote title={error.code === 'throttled' ? copy.throttled : copy.failed} onRetry={() => void mutate()} />
      )}
      {data ? (
        <Result certificate={data} />
      ) : (
        (!number || isUnknown) && <NumberForm key={number} tried={number} error={isUnknown ? copy.unknown : undefined} />
      )}
    </NarrowPage>
  );
}

function NumberForm({ tried = '', error }: { tried?: string | undefined; error: string | undefined }) {
  const [number, setNumber] = useState(tried);
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? copy.missing : number === tried ? error : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(number.trim() === '');
    if (number.trim()) location.hash = hashOf('offer-public', '/certificate', { number: number.trim() });
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Input
        label={copy.number}
        hint={copy.numberHint}
        value={number}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        {...(problem && { error: problem })}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <div>
        <Button type="submit">{copy.check}</Button>
      </div>
    </form>
  );
}

function Result({ certificate }: { certificate: Fields }) {
  const { day, date } = useFormats();
  const { name, firm, course, version, score, completedOn, number, voidedAt } = certificate;
  const { fields } = copy;
  const rows: [label: string, value: string][] = [
    [fields.name, name],
    [fields.firm, firm],
    [fields.course, course],
    [fields.version, String(version)],
    [fields.score, `${score}%`],
    [fields.completedOn, day(completedOn)],
    [fields.number, number],
  ];
  return (
    <>
      <Notice tone={voidedAt ? 'bad' : 'good'}>
        <h2>{voidedAt ? copy.voidTitle : copy.validTitle}</h2>
        <p className="mt-1">{voidedAt ? copy.voidText(date(voidedAt)) : copy.validText}</p>
      </Notice>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="[overflow-wrap:anywhere] max-sm:mb-2">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="quiet" href={hashOf('offer-public', '/certificate')}>
        {copy.again}
      </ButtonLink>
    </>
  );
}
