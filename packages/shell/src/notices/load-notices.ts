import { lateModule } from '@suite/ui/late-module';

const notices = lateModule(() => import('./notices'));

/** Loads the notices. Every page does so once it is idle. */
export const loadNotices = notices.load;

export const useNotices = notices.use;
