/** Says something short in the bottom right corner. The library comes with the first one. */
export async function showToast(message: string, tone: 'success' | 'error' = 'success') {
  const { raiseToast } = await import('./toaster.tsx');
  raiseToast(message, tone);
}
