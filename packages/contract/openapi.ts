import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { API_BASE, OPERATIONS, openApiInfo, pruneSchemas, routeSchema } from './src/index.ts';

/** The OpenAPI document of every declared operation, made without a server or a database. */
export async function openApiDocument(): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: openApiInfo,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.after(() => {
    for (const operation of OPERATIONS) {
      app.route({
        method: operation.method,
        url: API_BASE + operation.path,
        schema: routeSchema(operation),
        handler: () => null,
      });
    }
  });
  await app.ready();
  return pruneSchemas(app.swagger());
}
