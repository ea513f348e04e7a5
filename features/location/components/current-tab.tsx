import { useEffect, useRef } from 'react';

export function CurrentTab({ of: hrefs }: { of: readonly string[] }) {
  const beside = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const links = [...(beside.current?.parentElement?.querySelectorAll('a') ?? [])];
    const mark = (current: string) => {
      // Sets attributes, because the tabs are cached HTML without state.
      for (const link of links)
        if (link.hash === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) mark(`#${entered.target.id}`);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const href of hrefs) {
      const section = document.querySelector(href);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [hrefs]);
  return <span ref={beside} hidden />;
}
