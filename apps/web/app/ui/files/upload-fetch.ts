type FetchWrapper = (transport: typeof fetch) => typeof fetch;

let wrapFetch: FetchWrapper = (transport) => transport;

/** Says what an upload goes through on its way: the session, which knows token and refresh. */
export function setUploadFetchWrapper(wrapper: FetchWrapper): void {
  wrapFetch = wrapper;
}

/**
 * A `fetch` for one call of the generated client that tells how much was sent, in percent. A
 * browser's own fetch cannot say so.
 */
export function uploadFetch(onPercent: (percent: number) => void): typeof fetch {
  return wrapFetch(async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return send(request, body, onPercent);
  });
}

function send(
  request: Request,
  body: Blob,
  onPercent: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.responseType = 'blob';
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onPercent(Math.round((loaded / total) * 100));
    });
    call.addEventListener('load', () => {
      const type = call.getResponseHeader('content-type') ?? '';
      const empty = call.status === 204;
      resolve(
        new Response(empty ? null : call.response, {
          status: call.status,
          headers: { 'content-type': type },
        }),
      );
    });
    call.addEventListener('error', () => reject(new TypeError('The upload failed')));
    call.addEventListener('abort', () => reject(request.signal.reason));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}
