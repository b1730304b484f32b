import type { AppContext, Kernel } from '@suite/kernel/http/kernel';
import type { Answers } from '../answers/create-answers';
import type { Asker, CallApi } from '../tools/call-tool';

/** What the routes of the chat share. */
export interface Chat {
  kernel: Kernel;
  answers: Answers;
  callApi: CallApi;
}

/** Returns who asks, from their request. */
export const askerOf = ({ req }: AppContext): Asker => ({
  authorization: req.header('Authorization') ?? '',
  origin: new URL(req.url).origin,
});
