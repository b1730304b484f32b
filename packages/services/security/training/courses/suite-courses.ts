import type { CourseContent } from '../contract/content';
import type { Course } from './course';
import { incidentReporting } from './texts/incident-reporting';
import { newHire } from './texts/new-hire';
import { passwords } from './texts/passwords';
import { phishing } from './texts/phishing';
import { remoteWork } from './texts/remote-work';
import { socialEngineering } from './texts/social-engineering';
import { taxpayerData } from './texts/taxpayer-data';
import { wisp } from './texts/wisp';

const first = (id: string, content: CourseContent): Course => ({ id, version: 1, companyId: null, content });

/** The courses that come with the suite. A changed course gets the next version; certificates of earlier versions stay valid. */
export const suiteCourses: readonly Course[] = [
  first('new-hire', newHire),
  first('phishing', phishing),
  first('passwords', passwords),
  first('taxpayer-data', taxpayerData),
  first('remote-work', remoteWork),
  first('social-engineering', socialEngineering),
  first('incident-reporting', incidentReporting),
  first('wisp', wisp),
];
