import { OWN } from '@services/rightexit/contract/terms';
import { useHashParam } from '@suite/shell/use-hash-param';

/** What the page is about: the firm itself, or a client by the id in the address. */
export const useSubject = (): string => useHashParam<'right-exit', '/'>('subject') ?? OWN;

/** For links: nothing in the address means the firm itself. */
export const inAddress = (subjectId: string) => ({ subject: subjectId === OWN ? undefined : subjectId });
