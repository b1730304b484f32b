import type { ServiceCalls } from '@suite/kernel/service/service';
import { getMultiples, putMultiples, putOperatorMultiples } from './contract/multiples';
import { answerReadiness, getReadiness, scoreNow } from './contract/readiness';
import { getScenarios, putDeal, putScenario } from './contract/scenarios';
import { createValuedClient, deleteValuedClient, findClientsToValue, getValuedClients } from './contract/subjects';
import {
  getValuation,
  getValuationReport,
  getValuations,
  keepValuation,
  putFigures,
  putValuationSettings,
} from './contract/valuation';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  rightexit: {
    endpoints: {
      getValuedClients,
      createValuedClient,
      deleteValuedClient,
      findClientsToValue,
      getValuation,
      putFigures,
      putValuationSettings,
      getValuations,
      keepValuation,
      getValuationReport,
      getMultiples,
      putMultiples,
      putOperatorMultiples,
      getScenarios,
      putScenario,
      putDeal,
      getReadiness,
      answerReadiness,
      scoreNow,
    },
    summaries: {
      getValuedClients: 'The clients that the firm values',
      createValuedClient: 'Adds a client to value',
      deleteValuedClient: 'Removes a client with all that was entered and kept of it',
      findClientsToValue: 'Clients of the firm by a part of their names',
      getValuation: 'What the firm itself, or a client, is worth, with every input and its source',
      putFigures: 'Replaces what was entered of some years',
      putValuationSettings: 'Changes weights, rates, owners and notes',
      getValuations: 'Valuations that were kept',
      keepValuation: 'Keeps the valuation as it stands',
      getValuationReport: 'The report of a valuation as PDF',
      getMultiples: "The firm's table of multiples, and the operator's",
      putMultiples: "Replaces the firm's table of multiples",
      putOperatorMultiples: 'Replaces the table of multiples of all firms without one',
      getScenarios: 'The value in each of the five Ds, and what a deal comes to',
      putScenario: 'Changes one of the five Ds',
      putDeal: 'Changes the terms of a deal',
      getReadiness: 'Attractiveness and readiness with their drivers, gaps and trend',
      answerReadiness: 'Answers questions of readiness',
      scoreNow: 'Scores readiness now',
    },
  },
} as const satisfies ServiceCalls;
