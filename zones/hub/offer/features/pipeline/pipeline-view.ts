import { type PipelineMark, type PipelineView, pipelineMarks, pipelineViews } from '@services/proposals/contract/proposals';
import { oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const pipelineDefaults = { view: '', find: '', layout: '', sort: 'activity', order: 'descending', page: '1' };

export type PipelineChoice = View<keyof typeof pipelineDefaults>;

const sorts = ['activity', 'client', 'firstYear', 'expiresOn', 'number'] as const;

export const sortOfPipeline = (view: PipelineChoice) => sortOf(view, sorts, { column: 'activity', direction: 'descending' });

export const viewOf = ({ view }: PipelineChoice): PipelineView | undefined => oneOf(pipelineViews, view);

/** The board shows all states side by side, so that only marks narrow it. */
export const markOf = ({ view }: PipelineChoice): PipelineMark | undefined => oneOf(pipelineMarks, view);

/** Returns the API query for the view in the URL. */
export function pipelineQuery(view: PipelineChoice) {
  const { column, direction } = sortOfPipeline(view);
  return {
    find: view.find.trim(),
    view: viewOf(view),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
