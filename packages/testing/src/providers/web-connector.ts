import type { CompanyFile } from './company-file';

const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A failure at a response, counted from 1. */
export interface Mishap {
  at: number;
  kind: 'hresult' | 'cut' | 'killed' | 'refused';
}

export interface Poll {
  /** `nvu` or `busy` if it was rejected. */
  refused?: string;
  /** The progress it received, in percent. */
  progress: number[];
  lastError?: string;
}

/**
 * QuickBooks Web Connector for a company file: polls a service as Intuit's QuickBooks Web Connector Programmer's Guide describes,
 * with the calls of `QBWebConnectorSvc.wsdl`.
 */
export class WebConnector {
  constructor(
    readonly file: CompanyFile,
    /** The service's address, from the `.qwc` file. */
    readonly address: string,
    readonly userName: string,
    readonly password: string,
  ) {}

  /** Calls a method and returns the texts of its result. */
  async call(method: string, given: Record<string, string>): Promise<string[]> {
    const parts = Object.entries(given).map(([name, value]) => `<${name}>${encode(value)}</${name}>`);
    const envelope = `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${method} xmlns="http://developer.intuit.com/">${parts.join('')}</${method}></soap:Body></soap:Envelope>`;
    const response = await fetch(this.address, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"http://developer.intuit.com/${method}"` },
      body: envelope,
    });
    const text = await response.text();
    const result = new RegExp(`<${method}Result>(.*?)</${method}Result>`, 's').exec(text)?.[1];
    if (!response.ok || result === undefined) throw new Error(`${method} was answered ${response.status} ${text}`);
    const strings = [...result.matchAll(/<string>(.*?)<\/string>/gs)].map(([, one = '']) => decode(one));
    return strings.length ? strings : [decode(result)];
  }

  async poll(mishap?: Mishap): Promise<Poll> {
    await this.call('serverVersion', {});
    await this.call('clientVersion', { strVersion: '2.3.0.207' });
    const [ticket = '', entry = ''] = await this.call('authenticate', { strUserName: this.userName, strPassword: this.password });
    if (entry) return { refused: entry, progress: [] };
    const progress: number[] = [];
    const end = async (lastError?: string): Promise<Poll> => {
      this.file.endSession();
      await this.call('closeConnection', { ticket });
      return { progress, ...(lastError && { lastError }) };
    };
    const lastError = async () => (await this.call('getLastError', { ticket }))[0];
    for (let answers = 1; ; answers++) {
      const [request = ''] = await this.call('sendRequestXML', {
        ticket,
        strHCPResponse: '',
        strCompanyFileName: 'C:\\Books\\Larry.qbw',
        qbXMLCountry: 'US',
        qbXMLMajorVers: '16',
        qbXMLMinorVers: '0',
      });
      if (!request) return end(await lastError());
      const answer = this.file.answer(request);
      const kind = mishap?.at === answers ? mishap.kind : undefined;
      if (kind === 'killed') {
        this.file.endSession();
        return { progress };
      }
      const [percent = ''] = await this.call('receiveResponseXML', { ticket, ...struck(answer, kind) });
      progress.push(Number(percent));
      if (Number(percent) < 0) return end(await lastError());
      if (Number(percent) >= 100) return end();
    }
  }
}

function struck(answer: string, kind: Mishap['kind'] | undefined): Record<string, string> {
  if (kind === 'hresult')
    return {
      response: '',
      hresult: '0x80040400',
      message: 'QuickBooks found an error when parsing the provided XML text stream.',
    };
  const cut = answer.slice(0, answer.length / 2);
  const refused = answer.replace(
    /statusCode="\d+" statusSeverity="Info" statusMessage="[^"]*"/,
    'statusCode="3260" statusSeverity="Error" statusMessage="Insufficient permission level."',
  );
  return { response: kind === 'cut' ? cut : kind === 'refused' ? refused : answer, hresult: '', message: '' };
}
