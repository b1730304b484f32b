import { getDuplicates } from '@services/ledger/contract/clients';
import { useQuery } from '@suite/api/use-query';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

/** Links to possible duplicate clients. Reserves space for their count, so that nothing moves when it arrives. */
export function DuplicatesLink() {
  const { number } = useFormats();
  const { data } = useQuery(getDuplicates, {}, { isOptional: true });
  return (
    <ButtonLink variant="quiet" className="self-end" href={hashOf('iq-clients', '/duplicates')}>
      {copy.link}{' '}
      <span className="inline-block min-w-5 text-center tabular-nums text-muted">{data ? number(data.total) : ''}</span>
    </ButtonLink>
  );
}
