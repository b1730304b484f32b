import { getPages } from '@services/site/contract/pages';
import { isAllowedLink } from '@services/site/contract/rich-text';
import { useQuery } from '@suite/api/use-query';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';

/** Returns the pages that a link can lead to, as options. */
export function useLinkTargets() {
  const pages = useQuery(getPages, {}, { handleGlobally: true }).data?.pages ?? [];
  return pages.filter(({ deletedAt }) => !deletedAt).map(({ id, title }) => ({ value: `page:${id}`, label: title }));
}

export const isLink = (to: string) => to === '' || isAllowedLink(to);

const OTHER = 'other';

/** Chooses a link target: a page of the website, or another URL. Invalid targets are not applied. */
export function LinkField({ value, onChange }: { value: string; onChange: (to: string) => void }) {
  const targets = useLinkTargets();
  const [typed, setTyped] = useState(value.startsWith('page:') ? '' : value);
  const [isOther, setOther] = useState(value !== '' && !value.startsWith('page:'));
  return (
    <>
      <Select
        label={copy.leadsTo}
        options={[{ value: '', label: copy.nowhere }, ...targets, { value: OTHER, label: copy.other }]}
        value={isOther ? OTHER : value}
        onChange={(to) => {
          setOther(to === OTHER);
          onChange(to === OTHER ? (isLink(typed) ? typed : '') : to);
        }}
      />
      {isOther && (
        <Input
          label={copy.address}
          hint="https://, mailto: or tel:"
          value={typed}
          maxLength={2_000}
          inputMode="url"
          autoCapitalize="none"
          {...(!isLink(typed.trim()) && { error: 'Enter an address that starts with https://, mailto: or tel:.' })}
          onChange={(event) => {
            const to = event.currentTarget.value;
            setTyped(to);
            onChange(isLink(to.trim()) ? to.trim() : '');
          }}
        />
      )}
    </>
  );
}
