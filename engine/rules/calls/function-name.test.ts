import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { functionId, functionName, isFunctionId } from './function-name.ts';

describe('the name of a function', () => {
  it('leads back to its id', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/), (id) => {
        expect(functionId(functionName(id))).toBe(id);
      }),
    );
  });

  it.each(['rate-2', 'Rate', 'rate_of', ''])('cannot come from the id "%s"', (id) => {
    expect(isFunctionId(id)).toBe(false);
  });
});
