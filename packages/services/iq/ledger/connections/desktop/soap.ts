import { XmlRefusedError } from '@suite/kernel/xml/limited-parser';
import { childOf, createTreeReader, type Element, type TreeLimits } from './read-tree';
import { type Content, xml } from './write-xml';

/** The namespace of `QBWebConnectorSvc.wsdl` (Intuit's QuickBooks Web Connector Programmer's Guide). */
const SERVICE = 'http://developer.intuit.com/';
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';

/** A call has about ten arguments, which are all short except the response of QuickBooks. */
const ENVELOPE_LIMITS: TreeLimits = { elements: 50, text: 16_384 };

/** A hundred invoices with a hundred lines each have 150,000 elements. */
const ANSWER_LIMITS: TreeLimits = { elements: 200_000, text: 8_388_608 };

export interface SoapCall {
  method: string;
  arguments: Record<string, string>;
  /** The response of QuickBooks, if the call contains one; undefined if it cannot be read. */
  answer: Element | undefined;
}

export interface CallReader {
  /** @throws XmlRefusedError */
  write(piece: string): void;
  /** Returns the ticket as far as it was read. It is the first argument of every call in a session. */
  ticket(): string;
  /** @throws XmlRefusedError */
  end(): SoapCall;
}

export function createCallReader(): CallReader {
  const answer = createAnswerReader();
  // QuickBooks sends its host and company with the first call of a session, but they are requested anyway.
  const envelope = createTreeReader(ENVELOPE_LIMITS, { response: answer.write, strHCPResponse: () => {} });
  const callIn = (root: Element | undefined) => childOf(root, 'Body')?.children[0];
  return {
    write: envelope.write,
    ticket: () => childOf(callIn(envelope.soFar()), 'ticket')?.text.trim() ?? '',
    end() {
      const call = callIn(envelope.end());
      if (!call) throw new XmlRefusedError('it is no SOAP call');
      const given = Object.fromEntries(call.children.map((child) => [child.name, child.text]));
      return { method: call.name, arguments: given, answer: answer.end() };
    },
  };
}

/** An unreadable response is an error of the session, not of the call. */
function createAnswerReader() {
  const reader = createTreeReader(ANSWER_LIMITS);
  let isReadable = true;
  const attempt = <T>(work: () => T): T | undefined => {
    if (!isReadable) return undefined;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof XmlRefusedError)) throw error;
      isReadable = false;
      return undefined;
    }
  };
  return {
    write: (piece: string): void => attempt(() => reader.write(piece)),
    end: () => attempt(() => reader.end()),
  };
}

const answer = (status: number, body: ReturnType<typeof xml>) =>
  new Response(
    `<?xml version="1.0" encoding="utf-8"?>${xml('soap:Envelope', [xml('soap:Body', [body])], { 'xmlns:soap': ENVELOPE }).text}`,
    {
      status,
      headers: { 'Content-Type': 'text/xml; charset=utf-8' },
    },
  );

/** Returns the result of a method: a text or an `ArrayOfString`. */
export function soapAnswer(method: string, result: string | readonly string[]): Response {
  const content: Content = typeof result === 'string' ? result : result.map((text) => xml('string', text));
  return answer(200, xml(`${method}Response`, [xml(`${method}Result`, content)], { xmlns: SERVICE }));
}

/** Returns the response to a call that cannot be processed (SOAP 1.1 §4.4). */
export const soapFault = (why: string): Response =>
  answer(500, xml('soap:Fault', [xml('faultcode', 'soap:Client'), xml('faultstring', why)]));
