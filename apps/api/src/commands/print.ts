/** Prints a line to the terminal; everything else goes to the log. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
