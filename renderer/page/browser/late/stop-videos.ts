import { stopVideos } from '../stop-videos.ts';

stopVideos(document);
