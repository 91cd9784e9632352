import type { Answer, Caller } from './caller.ts';

interface Sent {
  /** The name of the part. */
  field: 'photo' | 'screenshot';
  name?: string;
  type?: string;
}

/** Uploads bytes as a form in a browser would, under whatever name and type. */
export async function sendPicture(
  by: Caller,
  content: Uint8Array,
  { field, name = 'picture.jpg', type = 'image/jpeg' }: Sent,
): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return field === 'photo'
    ? by.put('/profile/photo', body, headers)
    : by.post('/feedback/screenshots', body, headers);
}
