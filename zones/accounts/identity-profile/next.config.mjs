// @boundaries-ignore the base config of all zones is in the root folder
import { zoneConfig } from '../../../next.config.base.mjs';

export default zoneConfig('identity-profile');
