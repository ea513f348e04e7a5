/** The words of a page that failed on the server, which no script needs. */
export const failureCopy = {
  facts: (status: number, id: string) => `Eroarea ${status} · Codul problemei: ${id}`,
};
