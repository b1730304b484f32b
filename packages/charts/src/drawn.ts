/** Charts that are loaded on demand. */

export { FlowChart } from './flow-chart';
export { PointsChart } from './points-chart';
export { RangeChart } from './range-chart';
export { SeriesChart } from './series-chart';
