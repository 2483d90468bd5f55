import { expect, it } from 'vitest';
import { withoutDeclarations } from './class-names-only.ts';

it('scripts of browsers keep the names of styles, not their declarations', () => {
  const code = `
const turn = keyframes('turn', { to: { rotate: '1turn' } });
export const card = css('card', { color: 'red', animation: turn, variants: { on: { true: { width: 9 } } } });
const Card = () => <p className={card({ on: true })}>css('card', 1)</p>;
const plain = css('plain');
`;
  expect(withoutDeclarations(code, 'card.tsx')).toBe(`
const turn = /* @__PURE__ */ keyframes('turn');
export const card = /* @__PURE__ */ css('card');
const Card = () => <p className={card({ on: true })}>css('card', 1)</p>;
const plain = css('plain');
`);
});
