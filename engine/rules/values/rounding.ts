import { mismatch } from '../runtime/unanswered.ts';

const mostPlaces = 15;

/** Rounds in decimal, so that 1.005 to two places is 1.01. Halves round away from zero. */
export function round(value: number, decimals: number, direction: unknown): number {
  const places = Math.max(-mostPlaces, Math.min(mostPlaces, Math.trunc(decimals))) || 0;
  if (!Number.isFinite(value) || decimalsOf(value) <= places) return value;
  const scaled = shift(value, places);
  if (!Number.isFinite(scaled)) return value;
  return shift(roundWhole(scaled, direction), -places);
}

function roundWhole(value: number, direction: unknown): number {
  switch (direction) {
    case 'nearest':
      return Math.sign(value) * Math.round(Math.abs(value));
    case 'up':
      return Math.ceil(value);
    case 'down':
      return Math.floor(value);
    default:
      return mismatch('"nearest", "up" or "down"', [direction]);
  }
}

/** Number of decimals in the written number: 2 for 1.25; negative for 1e21, which has an exponent. */
function decimalsOf(value: number): number {
  const { digits, exponent } = notationOf(value);
  return (digits.split('.')[1] ?? '').length - exponent;
}

/** Moves the decimal point in the written number, since multiplying would introduce rounding errors. */
function shift(value: number, places: number): number {
  const { digits, exponent } = notationOf(value);
  return Number(`${digits}e${exponent + places}`);
}

function notationOf(value: number): { readonly digits: string; readonly exponent: number } {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return { digits, exponent: Number(exponent) };
}
