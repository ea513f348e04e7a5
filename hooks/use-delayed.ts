import { useEffect, useRef, useState } from 'react';

const delayMs = 200;
const leastMs = 200;

/** True once `on` has held for 200 ms, and then for 200 ms at least: a quick answer shows no skeleton, none flickers. */
export function useDelayed(on: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (on === shown) return;
    const wait = on ? delayMs : shownAt.current + leastMs - Date.now();
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(on);
    }, wait);
    return () => clearTimeout(timer);
  }, [on, shown]);
  return shown;
}
