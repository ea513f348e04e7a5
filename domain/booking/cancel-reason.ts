export type CancelReason = {
  id: number;
  name: string;
  /** True if the client must explain it in words. */
  needs_text: boolean;
};

/** Reasons for a cancellation, in display order. Bookings store their ids. */
export const cancelReasons: readonly CancelReason[] = [
  { id: 1, name: 'Nu mai pot ajunge', needs_text: false },
  { id: 2, name: 'Vreau altă zi sau altă oră', needs_text: false },
  { id: 3, name: 'Am găsit altă locație', needs_text: false },
  { id: 4, name: 'Nu mai am nevoie de serviciu', needs_text: false },
  { id: 5, name: 'Alt motiv', needs_text: true },
];

/** The reasons that a location can give for a cancellation. Their ids differ from those of clients. */
export const locationCancelReasons: readonly CancelReason[] = [
  { id: 101, name: 'Specialistul nu este disponibil', needs_text: false },
  { id: 102, name: 'Locația este închisă atunci', needs_text: false },
  { id: 103, name: 'Probleme tehnice sau cu echipamentul', needs_text: false },
  { id: 104, name: 'Alt motiv', needs_text: true },
];

/** Recorded for bookings that a withdrawal from their subscription cancels. Clients cannot choose it. */
export const withdrawalReason: CancelReason = {
  id: 201,
  name: 'M-am retras din abonament',
  needs_text: false,
};

/** Returns the client's reason with this id, or undefined. */
export function cancelReasonOf(id: number): CancelReason | undefined {
  return cancelReasons.find((reason) => reason.id === id);
}

/** Returns the location's reason with this id, or undefined. */
export function locationCancelReasonOf(id: number): CancelReason | undefined {
  return locationCancelReasons.find((reason) => reason.id === id);
}

/** Returns why a booking was canceled, in the words of the list or of the person; null without a reason. */
export function cancelReasonWords(id: number | null, text: string | null): string | null {
  if (text !== null || id === null) return text;
  const known = [...cancelReasons, ...locationCancelReasons, withdrawalReason];
  return known.find((reason) => reason.id === id)?.name ?? null;
}
