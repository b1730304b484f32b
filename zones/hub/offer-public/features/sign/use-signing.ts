import { accept } from '@services/proposals/client/public';
import { MAX_SIGNATURE, type OpenProposal, type PublicProposal } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { pngOf } from '@suite/ui/strokes';
import { useState } from 'react';
import type { Interruption } from '../offer/interruption';
import type { Answer, Answering } from '../offer/use-answer';
import { copy } from './copy';

interface Options {
  token: string;
  proposal: OpenProposal;
  answering: Answering;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
  onResume: () => void;
  onLackOfMethod: () => void;
}

interface State {
  isBusy: boolean;
  failure?: Failure;
  /** What the form itself says. */
  problem?: string;
  /** When to try again, in milliseconds since the epoch, though what failed has been read. */
  waits?: number | undefined;
}

/** Sends the signature. What was filled in stays until the server has it. */
export function useSigning({ token, proposal, answering, onShow, onInterrupt, onResume, onLackOfMethod }: Options) {
  const { client } = useApi();
  const [state, setState] = useState<State>({ isBusy: false });
  const [isSignatureMissing, setSignatureMissing] = useState(false);
  const { answer, selection } = answering;

  async function sign(): Promise<void> {
    const signature = signatureOf(answer);
    if (!signature) return setState({ isBusy: false, problem: copy.notDrawn });
    setState({ isBusy: true });
    onResume();
    try {
      const { version } = proposal;
      const body = { version, selection, name: answer.name.trim(), signature, consents: true, agrees: true } as const;
      await onShow(await accept(client, token, body));
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'payment_method_needed') return onLackOfMethod();
      // It may have changed, or an earlier try has arrived though its answer was lost.
      if (error instanceof SuiteError && (error.status === 409 || error.status === 404)) await onInterrupt({ act: 'sign' });
      else if (error instanceof SuiteError && error.code === 'invalid_request') {
        return setState({ isBusy: false, problem: copy.invalid });
      } else return setState({ isBusy: false, failure: failureOf(error) });
    }
    setState({ isBusy: false });
  }

  /** The person has read what failed. */
  const dismiss = () => setState(({ isBusy, failure }) => ({ isBusy, waits: failure?.retryAt }));

  return { ...state, sign, dismiss, isSignatureMissing: isSignatureMissing && answer.strokes.length === 0, setSignatureMissing };
}

/** Undefined when the browser cannot make an image of it. */
function signatureOf({ signature, strokes }: Answer) {
  if (signature === 'typed') return { kind: 'typed' } as const;
  try {
    const image = pngOf(strokes);
    return image.length * 0.75 <= MAX_SIGNATURE ? ({ kind: 'drawn', image } as const) : undefined;
  } catch {
    return undefined;
  }
}
