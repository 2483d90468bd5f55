import { afterEach, expect, it } from 'vitest';
import { putFrame, takeUpFrame } from './begun-frame.ts';

afterEach(() => document.body.replaceChildren());

/** As the page has it before its scripts run. */
function beginFrame(): void {
  const frame = document.createElement('iframe');
  frame.className = 'begun-frame';
  frame.src = '/studio/preview';
  document.body.append(frame);
  takeUpFrame();
}

function newPlace(): Element {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

it('a frame that was begun is moved to its place without loading again', async () => {
  beginFrame();
  const begun = document.querySelector('iframe');
  let loads = 0;
  await new Promise<void>((resolve) => {
    begun?.addEventListener('load', () => {
      loads += 1;
      resolve();
    });
  });
  const place = newPlace();
  expect(putFrame(place).frame).toBe(begun);
  expect(place.firstElementChild).toBe(begun);
  expect(getComputedStyle(begun ?? place).visibility).toBe('visible');
  // A frame that is put elsewhere by other means loads at once.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(loads).toBe(1);
});

it('the frame that follows is another one', () => {
  beginFrame();
  const first = putFrame(newPlace()).frame;
  const second = putFrame(newPlace());
  expect(second.frame).not.toBe(first);
  expect(second.isReady).toBe(false);
});
