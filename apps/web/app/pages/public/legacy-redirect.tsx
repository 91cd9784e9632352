import { generatePath, Navigate, useLocation, useMatches, useParams } from 'react-router';
import { legacyRedirects } from '../../legacy-redirects.ts';

/** Sends an old address on to its new one, with its query and hash, leaving no trace in history. */
export default function LegacyRedirect() {
  const params = useParams();
  const { search, hash } = useLocation();
  const oldPath = useMatches().at(-1)?.id.replace('legacy:', '') ?? '';
  const pathname = generatePath(legacyRedirects[oldPath] ?? '/app/dashboard', params);
  return <Navigate replace to={{ pathname, search, hash }} />;
}
