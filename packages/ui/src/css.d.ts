/** Styles are imported for their effect; Next's own types say so in zones only. */
declare module '*.css' {}
