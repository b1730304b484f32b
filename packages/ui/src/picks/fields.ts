/** Fields with a list, which need Base UI: loaded once for all zones, by the shared `load-fields.ts`. */
export { ComboboxField } from './combobox-field';
export { SearchField } from './search-field';
export { SelectField } from './select-field';
