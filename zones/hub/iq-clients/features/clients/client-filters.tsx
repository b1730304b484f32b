import { FindField } from '@suite/list/find-field';
import { memo } from 'react';
import { copy } from './copy';

interface Props {
  find: string;
  onChange: (part: { find: string }, options?: { replace: boolean }) => void;
}

/** Rerenders only when it changes. */
export const ClientFilters = memo(({ find, onChange }: Props) => (
  <FindField label={copy.find} value={find} onChange={(text) => onChange({ find: text }, { replace: true })} />
));
ClientFilters.displayName = 'ClientFilters';
