import { afterEach, vi } from 'vitest';
import { registerCleanup } from './cleanup.ts';

registerCleanup();
// Test files share globals, and the next file may read one before its first test.
afterEach(() => vi.unstubAllGlobals());
