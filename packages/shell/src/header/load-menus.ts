import { lateModule } from '@suite/ui/late-module';

const menus = lateModule(() => import('./menus'));

/** Loads what the menus of the header hold; every page does once it is quiet. */
export const loadMenus = menus.load;

export const useMenus = menus.use;
