import { describe, expect, it } from 'vitest';
import { checkVersion } from './check-version.ts';

describe('the id of the check', () => {
  it('is known where the code can be read, so that a release is not checked whole again', () => {
    expect(checkVersion()).toMatch(/^[0-9a-f]{64}$/);
    expect(checkVersion()).toBe(checkVersion());
  });
});
