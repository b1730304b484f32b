import { lateModule } from '../late-module';

const fields = lateModule(() => import('./fields'));

export const loadFields = fields.load;

/** Returns the fields, undefined until they are loaded. */
export const useFields = () => fields.use().module;
