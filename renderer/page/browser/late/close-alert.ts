import { letAlertClose } from '../close-alert.ts';

letAlertClose(document, () => localStorage);
