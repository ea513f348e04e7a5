/** The words on the picture of a shared page: `invitation` below, the same on each. */
export type ShareWords = { title: string; line: string; invitation: string };

/** A picture to be drawn, with the bytes of the file that it is drawn from. */
export type Drawing =
  | { kind: 'avatar'; original: Buffer }
  | { kind: 'sized'; original: Buffer; width: number }
  | { kind: 'share'; words: ShareWords; cover: Buffer | null };

/** To and from the process that draws. Without `bytes` the picture cannot be drawn. */
export type DrawingRequest = { id: number; drawing: Drawing };
export type DrawingResponse = { id: number; bytes: Uint8Array | null };
