export const unknownId = 999_999_999_999;

export const unknownBooking = '00000000-0000-4000-8000-000000000000';
