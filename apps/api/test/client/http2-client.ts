import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';

/** What a server has answered, once its response has ended. */
interface Http2Response {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Opens one connection of HTTP/2 to an origin that proves itself with `ca`. */
export function connectWithHttp2(origin: string, ca: string): ClientHttp2Session {
  return connect(origin, { ca });
}

/** Sends a request on the connection; `onPart` hears each part of the body when it arrives. */
export function sendWithHttp2(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body: Uint8Array | null = null,
  onPart: (text: string) => void = () => undefined,
): Promise<Http2Response> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers, { endStream: body === null });
    const response: Http2Response = { status: 0, headers: {}, body: '' };
    stream.setEncoding('utf8');
    stream.on('response', ({ ':status': status = 0, ...others }) => {
      response.status = status;
      response.headers = others;
    });
    stream.on('data', (part: string) => {
      response.body += part;
      onPart(part);
    });
    stream.on('error', reject);
    stream.on('close', () => resolve(response));
    if (body !== null) stream.end(body);
  });
}
