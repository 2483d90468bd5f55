import { registerCleanup } from './cleanup.ts';

registerCleanup();
