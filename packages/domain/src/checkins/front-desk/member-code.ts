/** A member code as it is typed: capitals and digits, with spaces or dashes between them. */
const TYPED = /^[0-9A-Z]{8,16}$/;

/** The member code in a typed text, without spaces and dashes; null when it cannot be one. */
export function readMemberCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return TYPED.test(code) ? code : null;
}

/** A member code in groups, so that it can be read aloud and compared: `AB3DE FG7HJ`. */
export function groupMemberCode(code: string): string {
  const size = code.length % 5 === 0 ? 5 : 4;
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? code;
}
