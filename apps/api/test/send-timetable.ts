import type { Answer, Caller } from './caller.ts';

/** Uploads a CSV (none when null) with its mapping, as a form in a browser would. */
export async function sendTimetable(
  by: Caller,
  csv: string | null,
  mapping: object,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Answer> {
  const form = new FormData();
  if (csv !== null) form.append('file', new Blob([csv], { type: 'text/csv' }), 'timetable.csv');
  form.append('mapping', JSON.stringify(mapping));
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const type = sent.headers.get('content-type') ?? '';
  return by.post(`/admin/timetable-imports?dry_run=${dryRun}`, body, { 'content-type': type });
}
