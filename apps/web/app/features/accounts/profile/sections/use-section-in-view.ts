import { useEffect, useState } from 'react';

/**
 * The id of the section in view: the last one that starts above 40 % of the window's height. At the
 * end of the page it is the section of the URL hash if visible, else the last one.
 */
export function useSectionInView<T extends string>(ids: readonly T[]): T | undefined {
  const [current, setCurrent] = useState<T>();
  useEffect(() => {
    const update = () => {
      const threshold = window.innerHeight * 0.4;
      const atEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const startedIds = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < threshold;
      });
      const targetId = ids.find((id) => `#${id}` === window.location.hash);
      const isTargetInView =
        targetId && (document.getElementById(targetId)?.getBoundingClientRect().top ?? -1) >= 0;
      if (atEnd) setCurrent(isTargetInView ? targetId : ids.at(-1));
      else setCurrent(startedIds.at(-1) ?? ids[0]);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return current;
}
