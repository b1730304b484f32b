import { lateModule } from '@suite/ui/late-module';

const notices = lateModule(() => import('./notices'));

/** Loads what is shown on an event; every page does once it is quiet. */
export const loadNotices = notices.load;

export const useNotices = notices.use;
