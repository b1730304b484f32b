import { childOf, readTree, XmlUnreadable } from './read-tree';
import { type Content, xml } from './write-xml';

/** The name space of `QBWebConnectorSvc.wsdl` (Intuit's QuickBooks Web Connector Programmer's Guide). */
const SERVICE = 'http://developer.intuit.com/';
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';

export interface SoapCall {
  method: string;
  arguments: Record<string, string>;
}

/** @throws XmlUnreadable */
export function readCall(text: string): SoapCall {
  const call = childOf(readTree(text), 'Body')?.children[0];
  if (!call) throw new XmlUnreadable('it is no SOAP call');
  return { method: call.name, arguments: Object.fromEntries(call.children.map((child) => [child.name, child.text])) };
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

/** A call that cannot be taken (SOAP 1.1 §4.4). */
export const soapFault = (why: string): Response =>
  answer(500, xml('soap:Fault', [xml('faultcode', 'soap:Client'), xml('faultstring', why)]));
