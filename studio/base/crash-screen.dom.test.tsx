import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { CrashScreen } from './crash-screen.tsx';

function Broken(): never {
  throw new TypeError('x is not a function');
}

it('says what to do when a screen cannot be rendered, without the words of the program', () => {
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  flushSync(() =>
    root.render(
      <CrashScreen>
        <Broken />
      </CrashScreen>,
    ),
  );
  expect(place.querySelector('h1')?.textContent).toBe('This screen stopped working');
  expect(place.querySelector('button')?.textContent).toBe('Open it again');
  expect(place.textContent).not.toContain('function');
  root.unmount();
});
