import type { ServiceCalls } from '@suite/kernel/service/service';
import * as guides from './contract/guides';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  magnit: {
    endpoints: {
      getGuides: guides.getGuides,
      createGuide: guides.createGuide,
      putGuide: guides.putGuide,
      putGuideFile: guides.putGuideFile,
      postGuideForm: guides.postGuideForm,
      getDownload: guides.getDownload,
      postDownload: guides.postDownload,
    },
    summaries: {
      getGuides: 'Lead magnets, by title',
      createGuide: 'Adds a lead magnet',
      putGuide: 'Changes a lead magnet',
      putGuideFile: 'Uploads the file of a lead magnet',
      postGuideForm: 'Takes the form of a lead magnet and mails the link',
      getDownload: 'The page behind a mailed link',
      postDownload: 'Uses a mailed link up and leads to the file',
    },
  },
} as const satisfies ServiceCalls;
