/** Stylesheets are imported for their side effects; Next's own types declare them in zones only. */
declare module '*.css' {}
