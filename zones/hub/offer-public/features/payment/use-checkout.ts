import { openCheckout } from '@services/payments/contract/public';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { SuiteError } from '@suite/contract/errors';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { useSuite } from '@suite/shell/start/suite-context';
import { useEffect, useState } from 'react';
import { keepCheckout } from './stored-checkout';

type Purpose = RequestOf<typeof openCheckout>['body'];

interface State {
  opening?: Purpose;
  /** The request that failed. */
  failed?: Purpose;
  failure?: Failure;
  /** The server's message. */
  problem?: string;
  /** When to retry, in milliseconds since the epoch; it stays after the failure was dismissed. */
  waits?: number | undefined;
}

/** Milliseconds that a browser may take to leave the page before it counts as stopped. */
const LEAVING = 10_000;

export type Checkout = ReturnType<typeof useCheckout>;

/**
 * Opens the provider's page, to pay or to leave a payment method.
 * @param reload called when the request has a result
 */
export function useCheckout(token: string, reload: (wasRefused: boolean) => Promise<unknown>) {
  const { formClient } = useApi();
  const { browser } = useSuite();
  const [state, setState] = useState<State>({});
  const seconds = useSecondsUntil(state.failure?.retryAt ?? state.waits);

  useEffect(
    () =>
      browser.onReturn((isRestored) => {
        // On return from the provider's page, the page is in the state in which it was left.
        if (isRestored) setState({});
      }),
    [browser],
  );

  async function open(purpose: Purpose): Promise<void> {
    setState({ opening: purpose });
    try {
      const answer = await formClient.call(openCheckout, { params: { token }, body: purpose });
      if (answer.state === 'open') {
        keepCheckout({ token, paymentId: purpose.kind === 'payment' ? purpose.paymentId : null });
        browser.after(LEAVING, () => setState({}));
        return location.assign(answer.url);
      }
      await reload(false);
      setState(answer.state === 'later' ? { problem: answer.why } : {});
    } catch (error) {
      if (!(error instanceof SuiteError && [400, 404, 409].includes(error.status ?? 0)))
        return setState({ failed: purpose, failure: failureOf(error) });
      await reload(true);
      setState({ problem: reasonOf(error) });
    }
  }

  return {
    ...state,
    isOpening: state.opening !== undefined,
    seconds,
    open,
    retry: () => state.failed && void open(state.failed),
    /** Dismisses the failure. */
    dismiss: () => setState(({ failure }) => ({ waits: failure?.retryAt })),
  };
}
