import { Failure } from '@suite/kernel/errors/failure';
import { packagesFolder } from '@suite/kernel/packages-folder';
import { ProcessError, runInProcess } from '@suite/kernel/process/run-in-process';
import type { Span } from '../slots/free-slots';

const program = new URL('services/website/bookings/feed/feed-worker.mjs', packagesFolder);

interface FeedRequest extends Span {
  text: string;
  /** The time zone of times that name none. */
  timeZone: string;
  /** The owner's address, for invitations that they declined. */
  email?: string | undefined;
}

/** A busy time, and how the feed has it. */
export interface BusySpan extends Span {
  /** Whether it is one or more whole days. */
  isAllDay: boolean;
  /** Name of the time zone in which it is written, as the feed has it. */
  zoneName: string;
}

export interface FeedTimes {
  spans: BusySpan[];
  /** Sentences for the owner about what could not be read, or only with an assumption. */
  warnings: string[];
}

/** Returns when the owner of an ICS feed (RFC 5545) is busy within a span. @throws Failure with a sentence that says why not */
export async function readFeed(request: FeedRequest): Promise<FeedTimes> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(request.text)) throw new Failure('The address has no calendar.');
  try {
    const read = await runInProcess<FeedTimes | { failure: string }>(program, request, { patience: 5_000, megabytes: 128 });
    if ('failure' in read) throw new Failure(read.failure);
    return read;
  } catch (cause) {
    if (!(cause instanceof ProcessError)) throw cause;
    const why = cause.reason === 'late' ? 'The calendar takes too long to read.' : 'The calendar could not be read.';
    throw new Failure(why, { cause });
  }
}
