/** One protection of the api, how to take it away, and where that must be noticed. */
export type Protection = {
  name: string;
  file: string;
  /** Stands in the file exactly once, spaces and line breaks aside. */
  text: string;
  replacement: string;
  /** A `.race.ts` where only clients at the same moment on PostgreSQL can show it. */
  tests: string[];
};
