import { wrapUpload } from './upload-wrapper.ts';

/** How long an upload may stand still before it is given up, in milliseconds. */
const STALLED_MS = 30_000;
/** How long the server may take to decode and encode an image, in milliseconds. */
const PREPARING_MS = 120_000;

/**
 * Returns a `fetch` for one call of the generated client that reports how much was sent, in percent.
 * The browser's own fetch cannot report it.
 */
export function uploadFetch(onPercent: (percent: number) => void): typeof fetch {
  return wrapUpload(async (input, init) => {
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => call.abort(), ms);
    };
    giveUpIn(STALLED_MS);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      giveUpIn(STALLED_MS);
      if (lengthComputable) onPercent(Math.round((loaded / total) * 100));
    });
    call.upload.addEventListener('load', () => giveUpIn(PREPARING_MS));
    call.addEventListener('loadend', () => clearTimeout(timer));
    call.addEventListener('load', () => {
      const { status } = call;
      const headers = new Headers();
      for (const name of ['content-type', 'pulse-position'])
        headers.set(name, call.getResponseHeader(name) ?? '');
      resolve(new Response(status === 204 ? null : call.response, { status, headers }));
    });
    call.addEventListener('error', () => reject(new TypeError('The upload failed')));
    call.addEventListener('abort', () =>
      reject(request.signal.aborted ? request.signal.reason : new TypeError('The upload stalled')),
    );
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}
