import { sendPresses } from '../press-events.ts';

sendPresses(document);
