/** Separate from copy.ts, so that parts with script do not load the frame's copy. */
export const newTab = '(se deschide într-o filă nouă)';
