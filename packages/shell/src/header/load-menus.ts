import { lateModule } from '@suite/ui/late-module';

const menus = lateModule(() => import('./menus'));

/** Loads the content of the header's menus. Every page calls it once it is idle. */
export const loadMenus = menus.load;

export const useMenus = menus.use;
