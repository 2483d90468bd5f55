import type { RenderPage } from '../next/render-page.ts';
import type { Recorder } from './recorder.ts';

/** Renders as `render` does, and counts it. */
export function observedRenders(render: RenderPage, recorder: Pick<Recorder, 'render'>): RenderPage {
  return async (page) => {
    const started = performance.now();
    let outcome: 'rendered' | 'failed' = 'failed';
    try {
      const html = await render(page);
      outcome = 'rendered';
      return html;
    } finally {
      recorder.render(outcome, (performance.now() - started) / 1000);
    }
  };
}
