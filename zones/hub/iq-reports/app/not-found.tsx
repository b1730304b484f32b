export { NotFound as default } from '@suite/shell/page-note';
