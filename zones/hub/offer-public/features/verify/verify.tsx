import { MAX_VERIFIED_MEGABYTES, type Verification, verifyDocument } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { FileDrop } from '@suite/ui/file-drop';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Progress } from '@suite/ui/progress';
import { useState } from 'react';
import { copy } from './copy';
import { VerificationResult } from './verification-result';

type State =
  | { at: 'asking' }
  | { at: 'checking'; file: File }
  | { at: 'failed'; file: File; reason: string }
  | { at: 'known'; file: File; verification: Verification };

/** Says to anyone whether a PDF was sealed here. */
export function Verify() {
  const { formClient } = useApi();
  const [state, setState] = useState<State>({ at: 'asking' });

  async function check(file: File): Promise<void> {
    setState({ at: 'checking', file });
    try {
      setState({ at: 'known', file, verification: await formClient.call(verifyDocument, { file }) });
    } catch (error) {
      const isTooLarge = error instanceof SuiteError && error.status === 413;
      setState({ at: 'failed', file, reason: isTooLarge ? copy.tooLarge : reasonOf(error) });
    }
  }

  return (
    <NarrowPage brand={copy.brand} title={copy.title} text={copy.text}>
      {(state.at === 'asking' || state.at === 'failed') && (
        <FileDrop
          label={copy.drop}
          accept={['.pdf']}
          maxBytes={MAX_VERIFIED_MEGABYTES * 1024 * 1024}
          onFiles={([file]) => file && void check(file)}
        />
      )}
      {state.at === 'checking' && <Progress label={copy.checking} />}
      {state.at === 'failed' && <ErrorNote title={copy.failed} text={state.reason} onRetry={() => void check(state.file)} />}
      {state.at === 'known' && (
        <>
          <VerificationResult fileName={state.file.name} verification={state.verification} />
          <Button variant="quiet" onClick={() => setState({ at: 'asking' })}>
            {copy.again}
          </Button>
        </>
      )}
    </NarrowPage>
  );
}
