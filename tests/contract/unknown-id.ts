/** An id that no catalogue contains. */
export const unknownId = 999_999_999_999;

/** A booking id that does not exist. */
export const unknownBooking = '00000000-0000-4000-8000-000000000000';
