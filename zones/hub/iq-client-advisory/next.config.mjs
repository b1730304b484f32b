// @boundaries-ignore the base of all zones is at the top of the tree
import { zoneConfig } from '../../../next.config.base.mjs';

export default zoneConfig('iq-client-advisory');
