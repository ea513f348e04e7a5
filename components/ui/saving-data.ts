type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor is on 2g or asked to save data: nothing is fetched ahead then. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}
