export { default } from '@suite/config/postcss';
