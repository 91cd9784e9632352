/**
 * A website as a link needs it: `www.tide.example` becomes `https://www.tide.example`. What has a scheme
 * already, and what does not begin with the name of a host, stays as it was typed.
 */
export function completeWebsite(typed: string): string {
  const website = typed.trim();
  const startsWithHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u;
  return startsWithHost.test(website) ? `https://${website}` : website;
}
