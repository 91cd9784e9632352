import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Pages are not among them: the server writes its own address into them.
const compressible = /\.(js|mjs|css|svg|json|webmanifest|wasm|txt)$/;
/** Of 11. The best makes a seventh less and takes nine times as long: 11 s instead of 1.3. */
const quality = 9;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a brotli and a gzip copy beside every text file of the build, for the server to send as
 * they are. Comes last: what is written after it has no copy.
 */
export async function compressFiles(clientFolder: string): Promise<void> {
  const files = await readdir(clientFolder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map((file) => compressFile(path.join(clientFolder, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(plain, { params })),
    writeFile(`${file}.gz`, await gzipped(plain)),
  ]);
}
