import type { ServiceCalls } from '@suite/kernel/service/service';
import * as forms from './contract/forms';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'mywebsite-contacts': {
    endpoints: { getForms: forms.getForms, createForm: forms.createForm, putForm: forms.putForm },
    summaries: {
      getForms: 'Forms of the website, by name',
      createForm: 'Adds a form',
      putForm: 'Changes a form, archives it or brings it back',
    },
  },
} as const satisfies ServiceCalls;
