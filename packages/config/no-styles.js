// @ts-check
/** What jest loads in the place of a style sheet. */
export default {};
