/** What the OpenAPI document says of the API as a whole. */
export const openApiInfo = {
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

/** Every operation stands below this path. */
export const API_BASE = '/api/v1';
