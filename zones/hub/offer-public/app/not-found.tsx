export { NotFound as default } from '@suite/shell/not-found';
