// Cuts the display font to the one weight and width that the product uses.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { displayFontFolder } from '../output-folders.ts';

// The optical size stays an axis: the browser draws large titles narrower than small figures.
const variationAxes = { wght: 700, wdth: 78 };
const source = new URL(
  '../../node_modules/@fontsource-variable/bricolage-grotesque/',
  import.meta.url,
);
const target = displayFontFolder;

const styles = await readFile(new URL('standard.css', source), 'utf8');
const faces = [...styles.matchAll(/files\/([\w-]+)\.woff2[\s\S]*?unicode-range: ([^;]+);/g)];
const rules: string[] = [];
for (const [, file = '', range = ''] of faces) {
  const whole = await readFile(new URL(`files/${file}.woff2`, source));
  const name = file.replace('-standard-normal', '');
  const options = { targetFormat: 'woff2' as const, variationAxes };
  await writeFile(
    new URL(`${name}.woff2`, target),
    await subsetFont(whole, charactersOf(range), options),
  );
  rules.push(`@font-face {
  font-family: "Bricolage Grotesque";
  font-style: normal;
  font-display: swap;
  font-weight: ${variationAxes.wght};
  font-stretch: ${variationAxes.wdth}%;
  src: url("./${name}.woff2") format("woff2");
  unicode-range:
    ${range.replaceAll(',', ', ')};
}
`);
}
await writeFile(new URL('display-font.css', target), rules.join('\n'));
await writeFile(new URL('LICENSE', target), await readFile(new URL('LICENSE', source)));

/** Every character of a `unicode-range`, such as "U+0000-00FF,U+0131". */
function charactersOf(range: string): string {
  const points = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
  return String.fromCodePoint(...points);
}
