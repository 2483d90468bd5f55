import { startInView } from '../start-in-view.ts';

startInView(document);
