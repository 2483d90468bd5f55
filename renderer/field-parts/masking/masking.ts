import type { ChangeEvent } from 'react';
import { layIntoMask } from '#engine';

/**
 * Lays what is typed into a mask, with the caret after the same character as before. What does not fit, or is still being
 * composed, is left as it is: nothing is taken away from what a visitor typed.
 */
export function masking(
  mask: string,
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown,
): (event: ChangeEvent<HTMLInputElement>) => unknown {
  return (event) => {
    if (!(event.nativeEvent as InputEvent).isComposing) layInto(mask, event.target);
    return onChange(event);
  };
}

function layInto(mask: string, input: HTMLInputElement): void {
  const { value, selectionEnd } = input;
  const laid = layIntoMask(mask, value);
  if (laid === value) return;
  const end = selectionEnd ?? value.length;
  const before = characters(value.slice(0, end));
  input.value = laid;
  const caret = end === value.length ? laid.length : placeAfter(laid, before);
  input.setSelectionRange(caret, caret);
}

/** How many characters of a text are typed ones, not the mask's own. */
function characters(text: string): number {
  return text.replace(/[^\p{L}\d]/gu, '').length;
}

/** The place after so many typed characters. */
function placeAfter(text: string, count: number): number {
  let place = 0;
  while (characters(text.slice(0, place)) < count) place += 1;
  return place;
}
