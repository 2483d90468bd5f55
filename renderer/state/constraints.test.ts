import { describe, expect, test } from 'vitest';
import { constraintsOf, loadConstraints } from './constraints.ts';

function failing(...keywords: string[]) {
  return Object.assign(() => false, { errors: keywords.map((keyword) => ({ keyword })) });
}

describe('constraints generated for a form', () => {
  test('say which keywords a value fails', () => {
    const check = constraintsOf({ default: { fullName: failing('minLength', 'pattern') } });
    expect(check('fullName', 'A')).toEqual(['minLength', 'pattern']);
  });

  test('hold for a field without any, and for names that every object has', () => {
    const check = constraintsOf({ default: { fullName: () => true } });
    expect(check('fullName', 'Aroha')).toEqual([]);
    expect(check('unknown', 'x')).toEqual([]);
    expect(check('toString', 'x')).toEqual([]);
  });

  test('may be exported one by one', () => {
    expect(constraintsOf({ email: failing('format') })('email', 'x')).toEqual(['format']);
  });

  test('that do not come leave checking to the server', async () => {
    expect(await loadConstraints('data:text/javascript,throw new Error("broken")')).toBeUndefined();
  });

  test('are loaded from the address of the published script', async () => {
    const check = await loadConstraints(
      'data:text/javascript,export default { size: Object.assign(() => false, { errors: [{ keyword: "enum" }] }) }',
    );
    expect(check?.('size', 'huge')).toEqual(['enum']);
  });
});
