/**
 * Whether the server refused the session (4xx). A missing response, a server error and a response
 * that was aborted by leaving the page are not refusals.
 */
export function isClientError(response: Response | undefined): boolean {
  return response !== undefined && response.status >= 400 && response.status < 500;
}
