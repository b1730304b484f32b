import type { Logger } from '@suite/env/logger';
import { problemOf } from '@suite/kernel/http/problem';
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { overLimit } from './limits/check-limits';
import { MAX_TOKENS } from './limits/costs';
import type { Context } from './schema/context';
import { resolvers } from './schema/resolvers';
import { typeDefs } from './schema/type-defs';

export const PATH = '/acoren/graphql';

export const schema = createSchema<{ own: Context }>({ typeDefs, resolvers: withOwn(resolvers) });

type Resolver = (parent: never, input: never, context: Context) => unknown;

/** Passes resolvers only their own part of the server's context. */
function withOwn(all: Record<string, Record<string, Resolver>>) {
  const handed =
    (resolve: Resolver) =>
    (parent: never, input: never, { own }: { own: Context }) =>
      resolve(parent, input, own);
  return Object.fromEntries(
    Object.entries(all).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.entries(fields).map(([field, resolve]) => [field, handed(resolve)])),
    ]),
  );
}

/** Checks the limits of documents before anything runs. */
const limits = (hasIntrospection: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string) => parse(source, { maxTokens: MAX_TOKENS }));
  },
  onValidate({ addValidationRule, setValidationFn }) {
    if (!hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
    // Errors for unknown names must not suggest existing names, because that would reveal the schema.
    setValidationFn((of, document, rules) => validate(of, document, rules, { maxErrors: 5, hideSuggestions: !hasIntrospection }));
  },
  onExecute({ args, setResultAndStopExecution }) {
    const { document, variableValues, operationName } = args;
    const reason = overLimit({ schema, document, variables: variableValues ?? {}, operationName });
    if (reason) setResultAndStopExecution({ errors: [new GraphQLError(reason, { extensions: { code: 'invalid_request' } })] });
  },
});

/** Creates a GraphQL server. Each server caches the documents that it has validated, so different rules need separate servers. */
export const createGraphql = (logger: Logger, { hasIntrospection }: { hasIntrospection: boolean }) =>
  createYoga<{ own: Context }>({
    schema,
    graphqlEndpoint: PATH,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    plugins: [limits(hasIntrospection)],
    maskedErrors: {
      maskError(error) {
        const thrown = error instanceof GraphQLError ? error.originalError : error;
        if (error instanceof GraphQLError && !thrown) return error;
        const { code, message } = problemOf(thrown, logger);
        const at = error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {};
        return new GraphQLError(message, { ...at, extensions: { code } });
      },
    },
  });
