type FetchWrapper = (transport: typeof fetch) => typeof fetch;

let wrapFetch: FetchWrapper = (transport) => transport;

/** Sets the wrapper of every upload: the session adds the token and refreshes it. */
export function setUploadFetchWrapper(wrapper: FetchWrapper): void {
  wrapFetch = wrapper;
}

/**
 * Returns a `fetch` for one call of the generated client that reports how much was sent, in percent.
 * The browser's own fetch cannot report it.
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
