import type { TestClient, TestResponse } from './test-client.ts';

/** Uploads a CSV (none when null) with its mapping, as a form in a browser would. */
export async function sendTimetable(
  client: TestClient,
  csv: string | null,
  mapping: object,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<TestResponse> {
  const form = new FormData();
  if (csv !== null) form.append('file', new Blob([csv], { type: 'text/csv' }), 'timetable.csv');
  form.append('mapping', JSON.stringify(mapping));
  const encodedForm = new Response(form);
  const body = Buffer.from(await encodedForm.arrayBuffer());
  const type = encodedForm.headers.get('content-type') ?? '';
  return client.post(`/admin/timetable-imports?dry_run=${dryRun}`, body, { 'content-type': type });
}
