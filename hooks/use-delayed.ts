import { useEffect, useRef, useState } from 'react';

const delayMs = 200;
const minMs = 200;

/** Is true from 200 ms after `on`, then for at least 200 ms. */
export function useDelayed(on: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (on === shown) return;
    const wait = on ? delayMs : shownAt.current + minMs - Date.now();
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(on);
    }, wait);
    return () => clearTimeout(timer);
  }, [on, shown]);
  return shown;
}
