import { type Proof, ProofForm } from '@suite/shell/form/proof-form';
import { Button } from '@suite/ui/button';
import { NarrowPage } from '@suite/ui/narrow-page';
import { copy } from './copy';
import type { AcceptanceFlow } from './use-acceptance';

interface Props {
  flow: AcceptanceFlow;
  onSubmit: (proof: Proof) => void;
}

const { title, text, submit, back } = copy.code;

/** Asks for the two-factor code of the account that joins. */
export const CodeForm = ({ flow: { isBusy, failure, startOver }, onSubmit }: Props) => (
  <NarrowPage brand={copy.brand} title={title} text={text}>
    <ProofForm
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onSubmit={onSubmit}
      cancel={
        <Button variant="plain" onClick={startOver}>
          {back}
        </Button>
      }
    />
  </NarrowPage>
);
