import type { BrowserContext } from '@playwright/test';
import { startSuite } from '@suite/testing/running-suite';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { placed, type Suite } from '@suite/testing/suite-test';
import { trustingBrowser } from '@suite/testing/trusting-browser';

/** Runs the suite over https in `prod`, with browsers in which Olivia is signed in. */
export async function inWebSuite<T>(
  count: number,
  measure: (suite: Suite, contexts: BrowserContext[]) => Promise<T>,
): Promise<T> {
  const running = await startSuite('preview');
  const suite = placed(running, 'prod');
  const browsers = await Promise.all(Array.from({ length: count }, () => trustingBrowser(running)));
  const contexts = browsers.map(({ context }) => context);
  try {
    for (const context of contexts) await signInByApi(context, suite, 'olivia');
    return await measure(suite, contexts);
  } finally {
    await Promise.all(browsers.map(({ close }) => close()));
    await running.stop();
  }
}
