import type { ServiceCalls } from '@suite/kernel/service/service';
import {
  createImprovementTask,
  deleteImprovementTask,
  getImprovementSuggestions,
  getImprovementTasks,
  getPlatformUser,
  putImprovementTask,
} from './contract/tasks';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'firm-improvement': {
    endpoints: {
      getPlatformUser,
      getImprovementTasks,
      getImprovementSuggestions,
      createImprovementTask,
      putImprovementTask,
      deleteImprovementTask,
    },
    summaries: {
      getPlatformUser: 'What a person has open in the improvement plan',
      getImprovementTasks: 'The improvement plan of the firm',
      getImprovementSuggestions: 'Weak drivers that no task is about',
      createImprovementTask: 'Adds a task to the improvement plan',
      putImprovementTask: 'Changes a task, or says that it is done',
      deleteImprovementTask: 'Removes a task',
    },
  },
} as const satisfies ServiceCalls;
