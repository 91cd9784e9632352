import { useState } from 'react';

/** True from the first time on that something was: what is fetched late is then kept. */
export function useWasEver(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
