/** A finished picture: WebP bytes, and the tag of what it was made from. */
export interface Picture {
  bytes: Buffer;
  etag: string;
}

export interface PictureCache {
  get: (key: string) => Picture | undefined;
  set: (key: string, picture: Picture) => void;
}

/** Keeps the pictures that were asked for last, up to so many bytes together; the longest unused go first. */
export function createPictureCache(maxBytes: number): PictureCache {
  const pictures = new Map<string, Picture>();
  let size = 0;
  const drop = (key: string) => {
    size -= pictures.get(key)?.bytes.length ?? 0;
    pictures.delete(key);
  };
  return {
    get: (key) => {
      const picture = pictures.get(key);
      if (!picture) return undefined;
      pictures.delete(key);
      pictures.set(key, picture);
      return picture;
    },
    set: (key, picture) => {
      drop(key);
      pictures.set(key, picture);
      size += picture.bytes.length;
      for (const oldest of pictures.keys()) {
        if (size <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}
