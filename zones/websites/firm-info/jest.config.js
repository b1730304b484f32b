import { jestProject } from '@suite/config/jest';

export default jestProject('jsdom');
