import { jestProject } from './jest.js';

export default jestProject('node');
