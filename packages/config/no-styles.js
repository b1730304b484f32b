// @ts-check
/** Replaces style sheets in jest. */
export default {};
