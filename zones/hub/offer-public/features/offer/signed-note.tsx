import type { OpenProposal } from '@services/proposals/contract/public';
import { copy } from '@services/proposals/wording/offer-page';
import { Icon } from '@suite/ui/icon';
import { Names } from './names';

/** Shown when the person has signed and others haven't. */
export const SignedNote = ({ proposal: { signers } }: { proposal: OpenProposal }) => (
  <div role="status" className="flex gap-3 rounded-lg bg-accent-soft p-4">
    <span className="mt-0.5 text-accent">
      <Icon name="check" size={20} />
    </span>
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-lg font-semibold">{copy.hasSigned}</p>
      <p>
        {copy.waitsFor} <Names names={signers.filter(({ signedAt }) => !signedAt).map(({ name }) => name)} />. {copy.signedNext}
      </p>
    </div>
  </div>
);
