import type { TestClient, TestResponse } from './test-client.ts';

interface UploadOptions {
  /** The name of the part. */
  field: 'photo' | 'screenshot';
  name?: string;
  type?: string;
}

/** Uploads bytes as a form in a browser would, under any name and type. */
export async function sendImage(
  client: TestClient,
  content: Uint8Array,
  { field, name = 'picture.jpg', type = 'image/jpeg' }: UploadOptions,
): Promise<TestResponse> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  const encodedForm = new Response(form);
  const body = Buffer.from(await encodedForm.arrayBuffer());
  const headers = { 'content-type': encodedForm.headers.get('content-type') ?? '' };
  return field === 'photo'
    ? client.put('/profile/photo', body, headers)
    : client.post('/feedback/screenshots', body, headers);
}
