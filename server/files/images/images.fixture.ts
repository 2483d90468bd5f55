import { noAssets } from '../assets/site-assets.fixture.ts';
import { createImages } from './images.ts';

/** A site without pictures. */
export const noImages = createImages({ assets: noAssets, hosts: () => [] });
