/**
 * An element of a security program under the FTC Safeguards Rule, 16 CFR 314.4, in our own words, one for each paragraph with a
 * requirement of its own.
 */
interface Element {
  code: string;
  requirement: string;
  /** Sections and attachments of the plan that describe it. */
  sections: readonly string[];
  /** 16 CFR 314.6: does not apply below 5,000 consumers. */
  isExemptible?: true;
}

const all = {
  '(a)': { requirement: 'Name one Qualified Individual who oversees, carries out and enforces the program.', sections: ['II'] },
  '(b)(1)': {
    requirement: 'Base the program on a written risk assessment with criteria for judging risks and how each is treated.',
    sections: ['III'],
    isExemptible: true,
  },
  '(b)(2)': {
    requirement: 'Assess risks again from time to time, and check whether the safeguards still suffice.',
    sections: ['III'],
  },
  '(c)(1)': {
    requirement:
      'Let only authorized people reach customer information, only as far as their work needs, and review that regularly.',
    sections: ['V', 'F'],
  },
  '(c)(2)': {
    requirement: 'Know and manage the data, people, devices, systems and premises that the firm depends on.',
    sections: ['IV', 'E', 'F'],
  },
  '(c)(3)': {
    requirement: 'Encrypt customer information where it is stored and when it travels over outside networks.',
    sections: ['V'],
  },
  '(c)(4)': {
    requirement: 'Develop own software securely, and evaluate the security of the applications the firm uses.',
    sections: ['V'],
  },
  '(c)(5)': { requirement: 'Ask everyone who reaches an information system for multi-factor authentication.', sections: ['V'] },
  '(c)(6)': {
    requirement:
      'Dispose of customer information securely, at the latest two years after it was last used for the customer unless law or business requires it, and review the retention policy.',
    sections: ['V', 'A'],
  },
  '(c)(7)': { requirement: 'Adopt procedures for changes to systems and networks.', sections: ['V'] },
  '(c)(8)': { requirement: 'Monitor and log what authorized users do, and detect unauthorized access.', sections: ['V'] },
  '(d)(1)': { requirement: 'Test or monitor regularly whether the key safeguards work.', sections: ['V'] },
  '(d)(2)': {
    requirement:
      'Without continuous monitoring: a penetration test every year, and a scan for vulnerabilities at least every six months.',
    sections: ['V'],
    isExemptible: true,
  },
  '(e)(1)': { requirement: 'Give everyone security awareness training, updated for the risks found.', sections: ['V', 'B'] },
  '(e)(2)': { requirement: 'Have qualified people, own or of a provider, run the security program.', sections: ['II'] },
  '(e)(3)': { requirement: 'Give those who run security training that suffices for the risks.', sections: ['II'] },
  '(e)(4)': { requirement: 'Verify that key security people keep up with new threats and countermeasures.', sections: ['II'] },
  '(f)(1)': { requirement: 'Select service providers that can safeguard customer information.', sections: ['V'] },
  '(f)(2)': { requirement: 'Oblige service providers by contract to keep safeguards.', sections: ['V'] },
  '(f)(3)': { requirement: 'Assess service providers again from time to time.', sections: ['V'] },
  '(g)': { requirement: 'Evaluate the program and adjust it after tests, changes and new risks.', sections: ['VI'] },
  '(h)': { requirement: 'Keep a written plan for responding to security events.', sections: ['V', 'C'], isExemptible: true },
  '(i)': {
    requirement: 'Have the Qualified Individual report in writing to the owners at least once a year.',
    sections: ['II', 'VI'],
    isExemptible: true,
  },
  '(j)': {
    requirement:
      'Notify the FTC as soon as possible, at the latest 30 days after discovery, when unencrypted information of 500 or more consumers was acquired without authorization.',
    sections: ['C'],
  },
} as const satisfies Record<string, Omit<Element, 'code'>>;

export type ElementCode = keyof typeof all;

export const elements: readonly (Element & { code: ElementCode })[] = (Object.keys(all) as ElementCode[]).map((code) => ({
  code,
  ...(all[code] as Omit<Element, 'code'>),
}));

/** 16 CFR 314.6: firms that keep information on fewer consumers are exempt from four elements. */
export const EXEMPT_BELOW = 5000;

/** 16 CFR 314.4(j): the number of affected consumers from which the FTC must be notified. */
export const FTC_FROM_CONSUMERS = 500;
export const FTC_DAYS = 30;

/** Returns why an element doesn't apply to a firm; undefined when it applies, or when the number of consumers is unknown. */
export function exemptionOf(code: ElementCode, consumers: number | null): string | undefined {
  const isExemptible = elements.some((element) => element.code === code && element.isExemptible);
  if (!isExemptible || consumers === null || consumers >= EXEMPT_BELOW) return undefined;
  return `16 CFR 314.6: the firm keeps information of ${consumers.toLocaleString('en-US')} consumers, fewer than ${EXEMPT_BELOW.toLocaleString('en-US')}.`;
}
