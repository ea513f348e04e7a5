const scripts = new Map<string, Promise<void>>();

export function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(src);
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}
