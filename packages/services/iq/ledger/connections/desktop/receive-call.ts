import { XmlRefusedError } from '@suite/kernel/xml/limited-parser';
import { createPauses } from './pauses';
import { createCallReader, type SoapCall } from './soap';

/** Bytes of a call that are read before its session is known. */
const HEAD = 8_192;

/** The maximum size of a call in bytes: a hundred rows with many lines each. */
const MAX_BYTES = 16_777_216;

/** How many large calls are read at the same time. Each company has one session, so at most one of them. */
const MAX_AT_ONCE = 4;

/** Creates a function that receives calls. It only reads a large call if the call names an active session. */
export function createCallReceiver(isReading: (ticket: string) => Promise<boolean>) {
  const large = new Set<string>();

  async function admit(ticket: string): Promise<string> {
    if (!(await isReading(ticket))) throw new XmlRefusedError('only a session that reads may send as much');
    if (large.has(ticket)) throw new XmlRefusedError('another answer of this session is being read');
    if (large.size >= MAX_AT_ONCE) throw new XmlRefusedError('too many answers are being read; call again in a minute');
    large.add(ticket);
    return ticket;
  }

  /** @throws XmlRefusedError */
  return async (body: ReadableStream<Uint8Array> | null): Promise<SoapCall> => {
    const reader = createCallReader();
    const decoder = new TextDecoder();
    const pause = createPauses();
    let bytes = 0;
    let admitted: string | undefined;
    try {
      // Canceling the body would close the connection, and the response could not be sent.
      for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
        for (let from = 0; from < chunk.length; ) {
          const piece = chunk.subarray(from, from + HEAD - (bytes % HEAD));
          from += piece.length;
          bytes += piece.length;
          if (bytes > MAX_BYTES) throw new XmlRefusedError(`it has more than ${MAX_BYTES} bytes`);
          if (bytes > HEAD) admitted ??= await admit(reader.ticket());
          reader.write(decoder.decode(piece, { stream: true }));
          await pause();
        }
      }
      reader.write(decoder.decode());
      return reader.end();
    } finally {
      if (admitted) large.delete(admitted);
    }
  };
}
