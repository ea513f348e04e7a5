export type CancelReason = {
  id: number;
  name: string;
  needs_text: boolean;
};

export const otherTimeReason: CancelReason = {
  id: 2,
  name: 'Vreau altă zi sau altă oră',
  needs_text: false,
};

/** The database stores the ids. */
export const cancelReasons: readonly CancelReason[] = [
  { id: 1, name: 'Nu mai pot ajunge', needs_text: false },
  otherTimeReason,
  { id: 3, name: 'Am găsit altă locație', needs_text: false },
  { id: 4, name: 'Nu mai am nevoie de serviciu', needs_text: false },
  { id: 5, name: 'Alt motiv', needs_text: true },
];

/** Ids differ from those of `cancelReasons`, because `allReasons` has both. */
export const locationCancelReasons: readonly CancelReason[] = [
  { id: 101, name: 'Specialistul nu este disponibil', needs_text: false },
  { id: 102, name: 'Locația este închisă la ora aceea', needs_text: false },
  { id: 103, name: 'Probleme tehnice sau cu echipamentul', needs_text: false },
  { id: 104, name: 'Alt motiv', needs_text: true },
];

export const withdrawalReason: CancelReason = {
  id: 201,
  name: 'M-am retras din abonament',
  needs_text: false,
};

const allReasons = [...cancelReasons, ...locationCancelReasons, withdrawalReason];

/** Finds only reasons of clients. */
export function cancelReasonOf(id: number): CancelReason | undefined {
  return cancelReasons.find((reason) => reason.id === id);
}

/** Finds only reasons of locations. */
export function locationCancelReasonOf(id: number): CancelReason | undefined {
  return locationCancelReasons.find((reason) => reason.id === id);
}

/** Keeps `reason` only if `reason_id` needs text; otherwise the form hides the field. */
export function withoutHiddenText<B extends { reason_id?: number; reason?: string }>(body: B): B {
  const isShown = allReasons.find(({ id }) => id === body.reason_id)?.needs_text;
  return isShown ? body : { ...body, reason: undefined };
}

/** Returns the typed text, else the name of the reason; null without either. */
export function cancelReasonWords(id: number | null, text: string | null): string | null {
  if (text !== null || id === null) return text;
  return allReasons.find((reason) => reason.id === id)?.name ?? null;
}
