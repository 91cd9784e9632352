import { beirutCentre, formatPoint, lebanonBox } from './address/explore-address.ts';
import { formatBox, listPath, pageSize } from './list-parameters.ts';

/**
 * The address of the first list that explore requests on a day where nothing was searched before on this
 * device. The shell requests it while the app still loads; a test compares it with what the page asks for.
 */
export function firstListUrl(date: string): string {
  const query = {
    date,
    bbox: formatBox(lebanonBox),
    near: formatPoint(beirutCentre),
    limit: String(pageSize),
  };
  return `${listPath}?${new URLSearchParams(query)}`;
}
