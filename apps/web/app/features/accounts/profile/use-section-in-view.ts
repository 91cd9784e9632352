import { useEffect, useState } from 'react';

/**
 * Of these elements by id, the one that is being read: the last that began above the middle. At the
 * page's end, where nothing can come higher, it is the one that was jumped to, or the last.
 */
export function useSectionInView<T extends string>(ids: readonly T[]): T | undefined {
  const [current, setCurrent] = useState<T>();
  useEffect(() => {
    const look = () => {
      const middle = window.innerHeight * 0.4;
      const atEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const begun = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < middle;
      });
      const wanted = ids.find((id) => `#${id}` === window.location.hash);
      const seen =
        wanted && (document.getElementById(wanted)?.getBoundingClientRect().top ?? -1) >= 0;
      if (atEnd) setCurrent(seen ? wanted : ids.at(-1));
      else setCurrent(begun.at(-1) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ids]);
  return current;
}
