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
  { field, name, type }: UploadOptions,
): Promise<TestResponse> {
  const form = new FormData();
  appendImage(form, field, content, { name, type });
  return field === 'photo'
    ? sendForm(client, 'put', '/profile/photo', form)
    : sendForm(client, 'post', '/feedback/screenshots', form);
}

/** Adds an image to a venue, as a form in a browser would. */
export async function sendVenueImage(
  client: TestClient,
  venueId: string,
  content: Uint8Array,
  { altText }: { altText?: string } = {},
): Promise<TestResponse> {
  const form = new FormData();
  appendImage(form, 'file', content);
  // After the file: a form may have its parts in any order.
  if (altText !== undefined) form.append('alt_text', altText);
  return sendForm(client, 'post', `/partner/venues/${venueId}/images`, form);
}

/** Sets the photo of a trainer, as a form in a browser would. */
export async function sendTrainerPhoto(
  client: TestClient,
  trainerId: string,
  content: Uint8Array,
): Promise<TestResponse> {
  const form = new FormData();
  appendImage(form, 'photo', content);
  return sendForm(client, 'put', `/partner/trainers/${trainerId}/photo`, form);
}

function appendImage(
  form: FormData,
  field: string,
  content: Uint8Array,
  { name = 'picture.jpg', type = 'image/jpeg' }: { name?: string; type?: string } = {},
): void {
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
}

async function sendForm(
  client: TestClient,
  method: 'put' | 'post',
  path: string,
  form: FormData,
): Promise<TestResponse> {
  const encodedForm = new Response(form);
  const body = Buffer.from(await encodedForm.arrayBuffer());
  return client[method](path, body, {
    'content-type': encodedForm.headers.get('content-type') ?? '',
  });
}
