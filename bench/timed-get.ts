export async function timedGet(url: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return performance.now() - begun;
}
