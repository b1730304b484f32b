import { XmlRefused } from '@suite/kernel/xml/limited-parser';
import { childOf, createTreeReader, type Element, type TreeLimits } from './read-tree';
import { type Content, xml } from './write-xml';

/** The name space of `QBWebConnectorSvc.wsdl` (Intuit's QuickBooks Web Connector Programmer's Guide). */
const SERVICE = 'http://developer.intuit.com/';
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';

/** A call has some ten arguments, of which all but the answer of QuickBooks are short. */
const ENVELOPE_LIMITS: TreeLimits = { elements: 50, text: 16_384 };

/** A hundred invoices with a hundred lines each have 150,000 elements. */
const ANSWER_LIMITS: TreeLimits = { elements: 200_000, text: 8_388_608 };

export interface SoapCall {
  method: string;
  arguments: Record<string, string>;
  /** What QuickBooks answered, in a call that brings it; undefined when it cannot be read. */
  answer: Element | undefined;
}

/** Reads a call as it comes. */
export interface CallReader {
  /** @throws XmlRefused */
  write(piece: string): void;
  /** The ticket as far as it was read: the first argument of every call of a session. */
  ticket(): string;
  /** @throws XmlRefused */
  end(): SoapCall;
}

export function createCallReader(): CallReader {
  const answer = createAnswerReader();
  // QuickBooks tells of its host and its company with the first call of a session; it is asked for them anyway.
  const envelope = createTreeReader(ENVELOPE_LIMITS, { response: answer.write, strHCPResponse: () => {} });
  const callIn = (root: Element | undefined) => childOf(root, 'Body')?.children[0];
  return {
    write: envelope.write,
    ticket: () => childOf(callIn(envelope.soFar()), 'ticket')?.text.trim() ?? '',
    end() {
      const call = callIn(envelope.end());
      if (!call) throw new XmlRefused('it is no SOAP call');
      const given = Object.fromEntries(call.children.map((child) => [child.name, child.text]));
      return { method: call.name, arguments: given, answer: answer.end() };
    },
  };
}

/** An answer that cannot be read is the session's trouble, not the call's. */
function createAnswerReader() {
  const reader = createTreeReader(ANSWER_LIMITS);
  let isReadable = true;
  const attempt = <T>(work: () => T): T | undefined => {
    if (!isReadable) return undefined;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error;
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

/** What a method gives back: a text, or several (`ArrayOfString`). */
export function soapAnswer(method: string, result: string | readonly string[]): Response {
  const content: Content = typeof result === 'string' ? result : result.map((text) => xml('string', text));
  return answer(200, xml(`${method}Response`, [xml(`${method}Result`, content)], { xmlns: SERVICE }));
}

/** The answer to a call that cannot be processed (SOAP 1.1 §4.4). */
export const soapFault = (why: string): Response =>
  answer(500, xml('soap:Fault', [xml('faultcode', 'soap:Client'), xml('faultstring', why)]));
