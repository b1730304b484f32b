import { OWN } from '@services/valuation/contract/terms';
import { useHashParam } from '@suite/shell/pages/use-hash-param';

/** Returns the subject of the page: the firm itself, or a client by the id in the address. */
export const useSubject = (): string => useHashParam<'right-exit', '/'>('subject') ?? OWN;

/** Returns the parameter for links; undefined means the firm itself. */
export const inAddress = (subjectId: string) => ({ subject: subjectId === OWN ? undefined : subjectId });
