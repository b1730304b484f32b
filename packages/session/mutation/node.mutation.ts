import { testsIn } from './tests-in';

testsIn('node');
