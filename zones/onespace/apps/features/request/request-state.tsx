import type { AccessRequest } from '@services/identity/contract/requests';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import type { ZoneName } from '@suite/zones/zones';
import { copy } from './copy';

interface Props {
  request: AccessRequest;
}

const tones = { open: 'info', granted: 'good', refused: 'bad' } as const;

export function RequestState({ request: { state, requestedAt, decidedAt } }: Props) {
  const { date } = useFormats();
  return <Badge size="sm" tone={tones[state]} text={copy.state[state](date(decidedAt ?? requestedAt))} />;
}

interface AnswerProps {
  /** The administrator's reply, with its line breaks. */
  text: string;
}

export const Answer = ({ text }: AnswerProps) =>
  text && (
    <p className="mt-1 max-w-[68ch] border-s-2 border-line-strong ps-3 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
      <bdi>{text}</bdi>
    </p>
  );

/** Returns the last request for an app; the service returns the newest first. */
export const latestRequest = (requests: readonly AccessRequest[] | undefined, app: ZoneName): AccessRequest | undefined =>
  requests?.find((request) => request.app === app);
