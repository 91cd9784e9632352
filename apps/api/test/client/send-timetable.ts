import type { TestClient, TestResponse } from './test-client.ts';

/** A file of a form: text, or bytes in another encoding. */
export type FormFile = string | Uint8Array<ArrayBuffer>;

/** Sends a file (none when null) with its mapping, as a form in a browser would. */
export async function sendForm(
  client: TestClient,
  path: string,
  { file, mapping, key }: { file: FormFile | null; mapping?: object; key?: string },
): Promise<TestResponse> {
  const form = new FormData();
  if (file !== null) form.append('file', new Blob([file]), 'timetable');
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  const encodedForm = new Response(form);
  const body = Buffer.from(await encodedForm.arrayBuffer());
  const type = encodedForm.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, ...(key && { 'idempotency-key': key }) };
  return client.post(path, body, headers);
}

/** Uploads a CSV (none when null) with its mapping for many venues. */
export async function sendTimetable(
  client: TestClient,
  csv: string | null,
  mapping: object,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<TestResponse> {
  return sendForm(client, `/admin/timetable-imports?dry_run=${dryRun}`, { file: csv, mapping });
}
