export interface RouteDescription {
  /** One line for the OpenAPI document. */
  summary: string;
  /** Lets the chat assistant call the route for a person, with their rights; explains to a model when to do so. */
  tool?: string;
}
