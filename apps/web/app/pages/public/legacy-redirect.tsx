import { generatePath, Navigate, useLocation, useMatches, useParams } from 'react-router';
import { legacyRedirects } from '../../legacy-redirects.ts';

/** Redirects an old path to its new one with query and hash, replacing the history entry. */
export default function LegacyRedirect() {
  const params = useParams();
  const { search, hash } = useLocation();
  const oldPath = useMatches().at(-1)?.id.replace('legacy:', '') ?? '';
  const pathname = generatePath(legacyRedirects[oldPath] ?? '/app/dashboard', params);
  return <Navigate replace to={{ pathname, search, hash }} />;
}
