import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';

/** The CSV text itself is broken, for example by a quote that is never closed. */
export class InvalidCsvError extends Error {
  /** The last row that could be read, the header being row 1. */
  readonly row: number;
  constructor(row: number, reason: string) {
    super(reason);
    this.row = row;
  }
}

const DELIMITERS = [',', ';', '\t', '|'];
/** A header longer than this (bytes) is no header. */
const MAX_HEADER_BYTES = 64 * 1024;
/** A single row longer than this (bytes) is an open quote. */
const MAX_ROW_BYTES = 1024 * 1024;

/**
 * Reads CSV row by row, header and empty rows included, so that counting them counts as a
 * spreadsheet does. The delimiter is the one that the header has most of. Throws BrokenCsv.
 */
export async function* readCsv(source: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const chunks = source[Symbol.asyncIterator]();
  const head = await firstLine(chunks);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head.toString('utf8')),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MAX_ROW_BYTES,
  });
  const feeding = pipeline(Readable.from(withHead(head, chunks)), parser);
  // Its failure is the parser's too, and is thrown below.
  feeding.catch(() => undefined);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    if (error instanceof CsvError)
      throw new InvalidCsvError(Number(error.records ?? 0), error.code);
    throw error;
  }
}

/** The delimiter that stands most often outside quotes; a comma when there is none. */
export function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n|\r/, 1);
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((sign) => ({ sign, count: bare.split(sign).length - 1 }));
  return counted.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

async function firstLine(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (!head.includes(0x0a) && !head.includes(0x0d) && head.length < MAX_HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* withHead(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
