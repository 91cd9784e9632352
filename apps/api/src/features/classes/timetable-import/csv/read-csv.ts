import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';

/** The CSV text is invalid, for example because a quote is never closed. */
export class InvalidCsvError extends Error {
  /** The last row that could be read, the header being row 1. */
  readonly row: number;
  constructor(row: number, reason: string) {
    super(reason);
    this.row = row;
  }
}

const DELIMITERS = [',', ';', '\t', '|'];
/** A longer first line (bytes) is not a header. */
const MAX_HEADER_BYTES = 64 * 1024;
/** A longer row (bytes) has an unclosed quote. */
const MAX_ROW_BYTES = 1024 * 1024;

/**
 * Reads CSV row by row, with header and empty rows, so that row numbers match a spreadsheet. The
 * delimiter is the most frequent one in the header. Throws InvalidCsvError.
 */
export async function* readCsv(source: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const chunks = source[Symbol.asyncIterator]();
  const firstBytes = await readFirstLine(chunks);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(firstBytes.toString('utf8')),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MAX_ROW_BYTES,
  });
  const feeding = pipeline(Readable.from(prepend(firstBytes, chunks)), parser);
  // An error of the source is thrown by the parser below.
  feeding.catch(() => undefined);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    if (error instanceof CsvError)
      throw new InvalidCsvError(Number(error.records ?? 0), error.code);
    throw error;
  }
}

/** The most frequent delimiter outside quotes in the first line; a comma when there is none. */
export function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n|\r/, 1);
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((sign) => ({ sign, count: unquoted.split(sign).length - 1 }));
  return counted.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

async function readFirstLine(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  while (!bytes.includes(0x0a) && !bytes.includes(0x0d) && bytes.length < MAX_HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    bytes = Buffer.concat([bytes, next.value]);
  }
  return bytes;
}

async function* prepend(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
