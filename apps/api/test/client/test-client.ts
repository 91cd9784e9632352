import { API_BASE } from '@pulse/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface TestResponse {
  status: number;
  // Tests read responses of every type; the contract's own types are checked by the compiler.
  body: TestJson;
  headers: Record<string, unknown>;
}
export type TestJson = ReturnType<typeof JSON.parse>;
type Headers = Record<string, string>;

/** Calls the API below /api/v1 through the whole app, without a socket. */
export interface TestClient {
  get(path: string, headers?: Headers): Promise<TestResponse>;
  post(path: string, body?: object, headers?: Headers): Promise<TestResponse>;
  put(path: string, body?: object, headers?: Headers): Promise<TestResponse>;
  patch(path: string, body?: object, headers?: Headers): Promise<TestResponse>;
  delete(path: string, headers?: Headers): Promise<TestResponse>;
  /** The same user with further headers, for example another language. */
  with(headers: Headers): TestClient;
}

/** An event stream has no end, for which a call would wait: what it begins with is its body. */
const EVENT_STREAM = /\/changes$/;

async function firstPartOf(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const part of stream) return String(part);
  return '';
}

/** Creates a client that sends these headers with each request. */
export function createTestClient(app: FastifyInstance, defaultHeaders: Headers): TestClient {
  const call = async (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    headers: Headers = {},
    body?: object,
  ): Promise<TestResponse> => {
    const isStream = EVENT_STREAM.test(path);
    const response = await app.inject({
      method,
      url: API_BASE + path,
      headers: { ...defaultHeaders, ...headers },
      payloadAsStream: isStream,
      ...(body && { payload: body }),
    });
    const { statusCode, headers: received } = response;
    const payload = isStream ? await firstPartOf(response.stream()) : response.payload;
    const isJson = String(received['content-type'] ?? '').includes('json');
    return {
      status: statusCode,
      body: isJson && payload ? JSON.parse(payload) : payload,
      headers: received,
    };
  };
  return {
    get: (path, headers) => call('GET', path, headers),
    post: (path, body, headers) => call('POST', path, headers, body),
    put: (path, body, headers) => call('PUT', path, headers, body),
    patch: (path, body, headers) => call('PATCH', path, headers, body),
    delete: (path, headers) => call('DELETE', path, headers),
    with: (headers) => createTestClient(app, { ...defaultHeaders, ...headers }),
  };
}
