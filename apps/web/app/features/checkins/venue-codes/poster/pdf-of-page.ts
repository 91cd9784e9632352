/** One page that consists of one picture. */
interface PdfPage {
  /** Grey values of the picture, one byte a pixel, compressed in the format of zlib. */
  pixels: Uint8Array;
  width: number;
  height: number;
  /** The size of the paper, in millimetres. */
  paper: { width: number; height: number };
  title: string;
  language: string;
  /** What the picture shows, for people who do not see it. */
  alt: string;
}

const POINTS_PER_MM = 72 / 25.4;

/** A PDF (ISO 32000) of one page with one picture, which a screen reader reads as its description. */
export function pdfOfPage({ pixels, width, height, paper, ...page }: PdfPage): Blob {
  const size = [paper.width, paper.height].map((mm) => (mm * POINTS_PER_MM).toFixed(3)).join(' ');
  const [pageWidth, pageHeight] = size.split(' ');
  const content = `/Figure <</MCID 0>> BDC q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Poster Do Q EMC`;
  const objects: (string | Uint8Array)[][] = [
    [
      `<</Type /Catalog /Pages 2 0 R /Lang ${text(page.language)} /MarkInfo <</Marked true>>`,
      ' /StructTreeRoot 6 0 R /ViewerPreferences <</DisplayDocTitle true>>>>',
    ],
    ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
    [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 5 0 R /StructParents 0`,
      ' /Resources <</XObject <</Poster 4 0 R>>>>>>',
    ],
    [
      `<</Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray`,
      ` /BitsPerComponent 8 /Filter /FlateDecode /Length ${pixels.length}>>\nstream\n`,
      pixels,
      '\nendstream',
    ],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    ['<</Type /StructTreeRoot /K 7 0 R /ParentTree 8 0 R>>'],
    [`<</Type /StructElem /S /Figure /P 6 0 R /Pg 3 0 R /K 0 /Alt ${text(page.alt)}>>`],
    ['<</Nums [0 [7 0 R]]>>'],
    [`<</Title ${text(page.title)}>>`],
  ];
  return new Blob(assemble(objects), { type: 'application/pdf' });
}

/** A text string: UTF-16 as hexadecimal digits, so that nothing in it is syntax. */
function text(value: string): string {
  const units = Array.from({ length: value.length }, (_, index) => value.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** The file: numbered objects, the table of where they begin, and the trailer. */
function assemble(objects: readonly (string | Uint8Array)[][]): BlobPart[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : new Uint8Array(part);
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.7\n');
  const offsets = objects.map((object, index) => {
    const offset = length;
    write(`${index + 1} 0 obj\n`);
    for (const part of object) write(part);
    write('\nendobj\n');
    return offset;
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  write(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<</Size ${count} /Root 1 0 R /Info ${objects.length} 0 R>>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return parts;
}
