export type PageParams = Record<string, string | string[] | undefined>;

/** Drops values that are not text, because Next 16 reads `?constructor=1` as `[Object, '1']`. */
export function textParams(params: PageParams): PageParams {
  const isText = (value: unknown) => [value].flat().every((one) => typeof one === 'string');
  return Object.fromEntries(Object.entries(params).filter(([, value]) => isText(value)));
}

export function paramPairs(params: PageParams): [name: string, value: string][] {
  return Object.entries(textParams(params)).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}
