/**
 * Whether the server said no to this session. No answer, a fault of the server and an answer that was
 * cut off on its way (a page that is left drops what it was still reading) are none.
 */
export function isClientError(response: Response | undefined): boolean {
  return response !== undefined && response.status >= 400 && response.status < 500;
}
