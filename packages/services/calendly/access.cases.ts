import type { AccessCases } from '@suite/host/test/access-cases';

export const accessCases: AccessCases = {};
