import { PAID_VISIT_KINDS } from '@pulse/domain';
import Document from 'pdfkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '../../../platform/translation/translate.ts';
import type { DocumentLine } from './load-document-lines.ts';
import { renderStatement } from './render-statement.ts';

/** Where a text was drawn, in points from the upper left corner of its page. */
interface Drawn {
  page: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const drawn: Drawn[] = [];
const pages: object[] = [];
type TextOptions = PDFKit.Mixins.TextOptions;
const drawText = Document.prototype.text;

// Draws as always, and remembers where: in the file itself letters are numbers of a part of a font.
function drawAndRemember(
  this: PDFKit.PDFDocument,
  text: string,
  at?: number | TextOptions,
  top?: number,
  options?: TextOptions,
): PDFKit.PDFDocument {
  if (typeof at !== 'number' || top === undefined) throw new Error('Texts need a place.');
  if (!pages.includes(this.page)) pages.push(this.page);
  drawn.push({
    ...{ page: pages.indexOf(this.page) + 1, text, left: at, top },
    ...{ right: at + this.widthOfString(text, options), bottom: top + this.currentLineHeight() },
  });
  return drawText.call(this, text, at, top, options);
}

beforeEach(() => {
  Object.assign(Document.prototype, { text: drawAndRemember });
});
afterEach(() => {
  Object.assign(Document.prototype, { text: drawText });
});

const LONGEST = 'Rückbildung und Öffnung der Hüfte '.repeat(6).trim();
const LARGEST = 9_999_999_999;

test.each(['en', 'fr', 'de'] as const)(
  'nothing overlaps or leaves its page in %s',
  async (lang) => {
    const all = await draw(lang, 30, (index) => ({
      title: [LONGEST, LONGEST, 'Donaudampfschifffahrtsgesellschaftskurs', null][index % 4] ?? null,
      kind: PAID_VISIT_KINDS[index % 5] ?? 'class',
      ...(index % 7 === 0
        ? { type: 'reversal', correctsMonth: '2026-09', afterDispute: true }
        : {}),
      ...(index % 11 === 0 ? { rateMinor: null, amountMinor: null } : {}),
    }));
    expect(all.length).toBeGreaterThan(30 * 6);
    expect(all.filter(isOffThePage)).toEqual([]);
    const overlaps = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => (meet(one, other) ? [[one.text, other.text]] : [])),
    );
    expect(overlaps).toEqual([]);
  },
);

test('each page is numbered and named, and has the heads of the columns', async () => {
  const all = await draw('en', 40, () => ({}));
  const count = Math.max(...all.map(({ page }) => page));
  expect(count).toBeGreaterThan(1);
  for (let page = 1; page <= count; page += 1) {
    const texts = all.filter((one) => one.page === page).map(({ text }) => text);
    expect(texts).toContain('Statement October 2026, Studio Süd');
    expect(texts).toContain(`Page ${page} of ${count}`);
    expect(texts).toEqual(
      expect.arrayContaining(['Class', 'Member', 'Rate (USD)', 'Amount (USD)']),
    );
  }
});

test('the lines end with their total, which never stands on a page alone', async () => {
  for (const count of [15, 17, 18]) {
    const all = await draw('en', count, () => ({}));
    expect(all.filter(isOffThePage)).toEqual([]);
    const totals = all.filter(({ text }) => text === 'Total');
    expect(totals).toHaveLength(2);
    const last = all.filter(({ page }) => page === totals.at(-1)?.page);
    expect(last.map(({ text }) => text)).toContain('2026-10-02');
  }
});

test('a correction says once what it does, and whether a dispute led to it', async () => {
  const corrects = { correctsMonth: '2026-09' } as const;
  const all = await draw('de', 2, (index) =>
    index === 0
      ? { ...corrects, type: 'reversal' }
      : { ...corrects, type: 'replacement', afterDispute: true },
  );
  const texts = all.map(({ text }) => text);
  expect(texts).toContain('Nimmt eine Zeile aus September 2026 zurück');
  expect(texts).toContain('Ersetzt eine Zeile aus September 2026, nach Beanstandung');
});

/** Renders a statement, and returns what was drawn, page by page as it was drawn. */
async function draw(
  language: Language,
  count: number,
  lineAt: (index: number) => Partial<DocumentLine>,
): Promise<readonly Drawn[]> {
  drawn.length = 0;
  pages.length = 0;
  const line: DocumentLine = {
    ...{ type: 'visit', date: '2026-10-02', title: 'Yoga', initials: 'WM', kind: 'class' },
    ...{ rateMinor: LARGEST, amountMinor: -LARGEST, correctsMonth: null, afterDispute: false },
  };
  const lines = Array.from({ length: count }, (_, index) => ({ ...line, ...lineAt(index) }));
  const sum = { kind: 'class', lines: count, amountMinor: LARGEST * 1_000 } as const;
  const statement = {
    ...{ id: '1', month: '2026-10', currency: 'USD', totalMinor: LARGEST * 1_000, lines: count },
    ...{ withoutRate: 3, venueName: 'Studio Süd', partnerName: 'Partner', payerName: 'Pulse' },
    ...{ payerAddress: 'Beirut', closedAt: new Date('2026-11-03T22:00:00Z') },
  };
  const sums = [sum, { ...sum, kind: 'corrections' } as const];
  await renderStatement({ statement, sums, lines }, language);
  return [...drawn];
}

/** Beyond the margins, or in the foot without being at its place. */
function isOffThePage({ left, right, top, bottom }: Drawn): boolean {
  return left < 64 || right > 595 - 63 || top < 64 || (bottom > 842 - 60 && top !== 802);
}

function meet(one: Drawn, other: Drawn): boolean {
  if (one.page !== other.page) return false;
  const apart = one.right <= other.left || other.right <= one.left;
  return !apart && one.top < other.bottom && other.top < one.bottom;
}
