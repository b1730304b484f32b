/** Functions that other services may call. Each runs in the caller's transaction. */
export { assignCourse } from './assignments/assign-course';
export { coursesToTake, type TrainingFacts, trainingFacts } from './records/training-facts';
