import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { fixture, OCTOBER_CLOSES, test } from '../../../../test/fixtures/statement-fixture.ts';

test.beforeAll(async () => {
  const { deps, visit } = fixture;
  await visit('2026-10-01');
  await visit('2026-10-02', { status: 'no_show' });
  await deps.db
    .updateTable('class_sessions')
    .set({ title: '=HYPERLINK("http://evil.example","Flow")' })
    .where('local_date', '=', '2026-10-02')
    .execute();
  fixture.clock.set('2026-10-20T10:00:00Z');
});

const file = (type: 'csv' | 'pdf', lang = 'en') =>
  fixture.partner.get(
    `/partner/statement.${type}?venue_id=${fixture.venueId}&month=2026-10&lang=${lang}`,
  );

test('an open month is a table that says so, and no document', async () => {
  const { headers, body } = await file('csv');
  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toContain('pulse-statement-2026-10.csv');
  expect(String(body).slice(1).split('\r\n')).toEqual([
    'Date,Class,Member,Visit,Rate,Amount,Currency,Line,Corrects,After a dispute,Status',
    '2026-10-01,Vinyasa Flow,RH,Class attended,9.00,9.00,USD,Visit,,,Open',
    `2026-10-02,"'=HYPERLINK(""http://evil.example"",""Flow"")",RH,Missed,3.00,3.00,USD,Visit,,,Open`,
    '',
  ]);
  expect((await file('pdf')).body.code).toBe('statement_open');
});

test('a closed month is the same bytes each time, in each language', async () => {
  await fixture.closeAt(OCTOBER_CLOSES);
  for (const lang of ['en', 'fr', 'de']) {
    const [csv, pdf] = [await file('csv', lang), await file('pdf', lang)];
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(String(pdf.body).startsWith('%PDF-')).toBe(true);
    fixture.clock.set(fixture.clock.now() + 86_400_000);
    expect((await file('csv', lang)).body).toBe(csv.body);
    expect((await file('pdf', lang)).body).toBe(pdf.body);
  }
  expect((await file('csv', 'de')).body).toContain('Nicht erschienen');
  expect((await file('csv', 'fr')).body).toContain('Absence');
  expect((await file('pdf', 'fr')).body).not.toBe((await file('pdf', 'de')).body);
});

test('disputing a line changes neither file', async () => {
  fixture.clock.set(OCTOBER_CLOSES);
  const before = [(await file('csv')).body, (await file('pdf')).body];
  const [line] = (await fixture.read('2026-10')).body.items;
  const path = `/partner/statement-lines/${line.id}/dispute`;
  expect((await fixture.partner.post(path, { reason: 'She was there.' })).status).toBe(201);
  expect([(await file('csv')).body, (await file('pdf')).body]).toEqual(before);
});

test('a document is drawn outside the server, and one whose process is killed is refused', async () => {
  fixture.clock.set(OCTOBER_CLOSES);
  const drawing = () => {
    const own = ['-o', 'pid=,args=', '--ppid', String(process.pid)];
    const lines = execFileSync('ps', own, { encoding: 'utf8' }).split('\n');
    return lines
      .filter((line) => line.includes('statement-process'))
      .map((line) => Number.parseInt(line, 10));
  };
  expect((await file('pdf')).status).toBe(200);
  const [before] = drawing();
  expect(before).toBeGreaterThan(0);
  const refused = file('pdf');
  process.kill(Number(before), 'SIGKILL');
  expect((await refused).status).toBe(503);
  expect((await file('pdf')).status).toBe(200);
});
