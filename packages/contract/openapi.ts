import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { removeUnusedSchemas } from './remove-unused-schemas.ts';
import { API_BASE, OPERATIONS, type Operation, routeSchema } from './src/index.ts';

/** The title and description of the document. */
const documentOptions = {
  openapi: '3.1.0',
  info: {
    title: 'Pulse API',
    version: '1.0.0',
    description: 'Fitness and wellness membership marketplace',
  },
  servers: [{ url: '/' }],
  components: {
    securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
  },
};

/** The OpenAPI document of every declared operation, generated without a server or a database. */
export async function openApiDocument(): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: documentOptions,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.after(() => {
    for (const operation of OPERATIONS) {
      app.route({
        method: operation.method,
        url: API_BASE + operation.path,
        // The server leaves a multipart body to its route, but the document describes its parts.
        schema: { ...routeSchema(operation), ...(operation.body && { body: operation.body }) },
        handler: () => null,
      });
    }
  });
  await app.ready();
  const document = app.swagger();
  for (const operation of OPERATIONS) setResponseMediaType(document, operation);
  return removeUnusedSchemas(document);
}

interface DocumentPaths {
  paths?: Record<string, Record<string, DocumentOperation>>;
}

interface DocumentOperation {
  operationId?: string;
  tags?: readonly string[];
  responses?: Record<string, { content?: object }>;
}

/** The document whose tags are what an answer shows, as the keys of the client's queries carry them. */
export function withRefetchTags(document: object): Record<string, unknown> {
  const { paths = {}, ...others } = structuredClone(document) as DocumentPaths;
  const shown = new Map(OPERATIONS.map(({ id, tag, shows = [tag] }) => [id, shows]));
  for (const operation of Object.values(paths).flatMap(Object.values<DocumentOperation>))
    operation.tags = shown.get(operation.operationId ?? '') ?? operation.tags;
  return { ...others, paths };
}

// The document generator knows one media type for all responses of an operation, refusals included.
function setResponseMediaType(
  document: object,
  { responseType, method, path, responses: declared }: Operation,
): void {
  if (!responseType) return;
  const documentPath = API_BASE + path.replaceAll(/:(\w+)/g, '{$1}');
  const responses = (document as DocumentPaths).paths?.[documentPath]?.[method.toLowerCase()]
    ?.responses;
  for (const status of Object.keys(declared)) {
    const response = responses?.[status];
    if (response?.content)
      response.content = { [responseType]: Object.values(response.content)[0] };
  }
}
