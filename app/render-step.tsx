import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server';
import { titlePrefixOf } from '#renderer';
import type { RenderStep } from '#server';
import { Step } from './step.tsx';

/** Where the contents go: they need no rendering, and are long. */
const contentsEnd = Buffer.from('</script>');

/** How a hint of what to load begins. */
const hint = '<link ';

/** Renders the form of a step apart from the page that it stands in. */
export const renderStep: RenderStep = (contents, nonce) => {
  const text = JSON.stringify(contents).replaceAll('<', '\\u003c');
  const titlePrefix = titlePrefixOf(contents.model, contents.words);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        const html = withoutHints(Buffer.concat(chunks));
        const parts = [html.subarray(0, -contentsEnd.length), Buffer.from(text), contentsEnd];
        resolve({ html: Buffer.concat(parts), titlePrefix });
      },
    });
    const { pipe } = renderToPipeableStream(<Step contents={contents} text="" nonce={nonce} />, {
      onAllReady: () => void pipe(sink),
      onError: reject,
    });
  });
};

/** React puts links before what it renders, to load pictures sooner. They belong in the head of a page; here they are in the way. */
function withoutHints(html: Buffer): Buffer {
  let start = 0;
  while (html.toString('latin1', start, start + hint.length) === hint) start = html.indexOf('>', start) + 1;
  return html.subarray(start);
}
