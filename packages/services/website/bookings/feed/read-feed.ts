import { Failure } from '@suite/kernel/errors/failure';
import { packagesFolder } from '@suite/kernel/packages-folder';
import { ProcessError, runInProcess } from '@suite/kernel/process/run-in-process';
import type { Span } from '../slots/free-slots';

const program = new URL('services/website/bookings/feed/feed-worker.mjs', packagesFolder);

interface FeedRequest extends Span {
  text: string;
  /** The time zone of times that name none. */
  timeZone: string;
}

/** Returns when the owner of an ICS feed (RFC 5545) is busy within a span. @throws Failure with a sentence that says why not */
export async function readFeed(request: FeedRequest): Promise<Span[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(request.text)) throw new Failure('The address has no calendar.');
  try {
    return await runInProcess<Span[]>(program, request, { patience: 5_000, megabytes: 128 });
  } catch (cause) {
    if (!(cause instanceof ProcessError)) throw cause;
    const why = cause.reason === 'late' ? 'The calendar takes too long to read.' : 'The calendar could not be read.';
    throw new Failure(why, { cause });
  }
}
