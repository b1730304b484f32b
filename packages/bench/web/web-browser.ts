import type { BrowserContext } from '@playwright/test';
import { startSuite } from '@suite/testing/running-suite';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { placed, type Suite } from '@suite/testing/suite-test';
import { trustingBrowser } from '@suite/testing/trusting-browser';

/** The suite over https in `prod`, and a browser in which Olivia is signed in. */
export async function inWebSuite<T>(measure: (suite: Suite, context: BrowserContext) => Promise<T>): Promise<T> {
  const running = await startSuite('preview');
  const suite = placed(running, 'prod');
  const { context, close } = await trustingBrowser(running);
  try {
    await signInByApi(context, suite, 'olivia');
    return await measure(suite, context);
  } finally {
    await close();
    await running.stop();
  }
}
