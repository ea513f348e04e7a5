/** Text of a share picture. `invitation` is at the bottom and the same on each picture. */
export type ShareWords = { title: string; line: string; invitation: string };

export type Drawing =
  | { kind: 'avatar'; original: Buffer }
  | { kind: 'sized'; original: Buffer; width: number }
  | { kind: 'share'; words: ShareWords; cover: Buffer | null };

/** Messages to and from the drawing process. Null `bytes`: the picture cannot be drawn. */
export type DrawingRequest = { id: number; drawing: Drawing };
export type DrawingResponse = { id: number; bytes: Uint8Array | null };
