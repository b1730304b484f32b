export { NotFound as default } from '@suite/shell/pages/page-note';
