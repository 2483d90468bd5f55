import { inSpan } from '../../observing/in-span.ts';
import type { Recorder } from '../../observing/recorder.ts';
import type { RenderPage } from './render-page.ts';

/** Renders with `render`, and counts and traces each rendering. */
export function observedRenders(render: RenderPage, recorder: Pick<Recorder, 'render'>): RenderPage {
  return async (page) => {
    const started = performance.now();
    let outcome: 'rendered' | 'failed' = 'failed';
    try {
      const facts = { page: page.shown.page.id };
      const html = await inSpan('render', facts, () => render(page), rendered);
      outcome = 'rendered';
      return html;
    } finally {
      recorder.render(outcome, (performance.now() - started) / 1000);
    }
  };
}

function rendered() {
  return { facts: {}, isError: false };
}
