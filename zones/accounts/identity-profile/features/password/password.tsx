import { PageSection } from '@suite/shell/pages/page-section';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';
import { PasswordForm } from './password-form';

export function Password() {
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed');
  return (
    <PageSection title={copy.title} text={copy.text}>
      {state === 'open' ? (
        <PasswordForm onEnd={() => setState('left')} />
      ) : (
        <Button variant="quiet" autoFocus={state === 'left'} onClick={() => setState('open')}>
          {copy.open}
        </Button>
      )}
    </PageSection>
  );
}
