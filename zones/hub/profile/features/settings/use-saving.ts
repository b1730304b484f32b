import type { Preferences } from '@services/identity/contract/preferences';
import { useSavePreferences } from '@suite/shell/preferences/use-own-preferences';
import { useState } from 'react';

export interface Saving {
  state: 'at-rest' | 'saving' | 'saved' | 'failed';
  save(change: Partial<Preferences>): Promise<void>;
}

export function useSaving(): Saving {
  const savePreferences = useSavePreferences();
  const [state, setState] = useState<Saving['state']>('at-rest');
  return {
    state,
    async save(change) {
      setState('saving');
      await savePreferences(change).then(
        () => setState('saved'),
        () => setState('failed'),
      );
    },
  };
}
