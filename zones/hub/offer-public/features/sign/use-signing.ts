import { accept, MAX_SIGNATURE, type OpenProposal, type PublicProposal } from '@services/proposals/contract/public';
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
  /** The form's own message. */
  problem?: string;
  /** When to retry, in milliseconds since the epoch; it stays after the failure was dismissed. */
  waits?: number | undefined;
}

/** Sends the signature. The person's input stays until the server has it. */
export function useSigning({ token, proposal, answering, onShow, onInterrupt, onResume, onLackOfMethod }: Options) {
  const { formClient } = useApi();
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
      await onShow(await formClient.call(accept, { params: { token }, body }));
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'payment_method_needed') return onLackOfMethod();
      // The offer may have changed, or an earlier attempt may have arrived without its response.
      if (error instanceof SuiteError && (error.status === 409 || error.status === 404)) await onInterrupt({ act: 'sign' });
      else if (error instanceof SuiteError && error.code === 'invalid_request') {
        return setState({ isBusy: false, problem: copy.invalid });
      } else return setState({ isBusy: false, failure: failureOf(error) });
    }
    setState({ isBusy: false });
  }

  /** Dismisses the failure. */
  const dismiss = () => setState(({ isBusy, failure }) => ({ isBusy, waits: failure?.retryAt }));

  return { ...state, sign, dismiss, isSignatureMissing: isSignatureMissing && answer.strokes.length === 0, setSignatureMissing };
}

/** Undefined if the browser can't make an image of it. */
function signatureOf({ signature, strokes }: Answer) {
  if (signature === 'typed') return { kind: 'typed' } as const;
  try {
    const image = pngOf(strokes);
    return image.length * 0.75 <= MAX_SIGNATURE ? ({ kind: 'drawn', image } as const) : undefined;
  } catch {
    return undefined;
  }
}
