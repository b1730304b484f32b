import type { AppContext, Kernel } from '@suite/kernel/http/kernel';
import type { Answers } from '../answers/create-answers';
import type { Asker, CallApi } from '../tools/call-tool';

/** What the routes of the chat have in common. */
export interface Chat {
  kernel: Kernel;
  answers: Answers;
  callApi: CallApi;
}

/** Who asks, as their request said. */
export const askerOf = ({ req }: AppContext): Asker => ({
  authorization: req.header('Authorization') ?? '',
  origin: new URL(req.url).origin,
});
