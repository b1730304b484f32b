// @boundaries-ignore the base of all zones stands at the top of the tree
import { zoneConfig } from '../../../next.config.base.mjs';

export default zoneConfig('error-redirect');
