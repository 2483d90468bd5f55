import { createImages } from './images.ts';

/** A site without pictures. */
export const noImages = createImages({ index: new Map(), hosts: () => [] });
