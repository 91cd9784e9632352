/** Writes a line for the person at the terminal; everything else goes to the log. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
