import { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { stateWith } from './editor-state.ts';
import { type HtmlSubset, schemas } from './html-schema.ts';
import { writeHtml } from './html-text.ts';
import { pasting } from './pasted-html.ts';

const fromWord = `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
<h1>Draughts</h1>
<p class="MsoNormal">Seal <b>every</b> <span style="font-style: italic">window</span>, see <a href="https://example.nz/a">here</a>.</p>
<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·  </span>Tape</p>
<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·  </span>Foam</p>
<table><tr><td><p>Door</p></td><td>Cold</td></tr></table>
<!--EndFragment--></body></html>`;

/** The text of an editor into which something was pasted. */
function pasted(subset: HtmlSubset, paste: (view: EditorView) => void): string {
  const place = document.body.appendChild(document.createElement('div'));
  const empty = schemas[subset].topNodeType.createAndFill();
  if (empty === null) throw new Error('There is no empty text.');
  const view = new EditorView(place, { state: stateWith(empty, subset), ...pasting(subset) });
  paste(view);
  const html = writeHtml(view.state.doc, subset);
  view.destroy();
  return html;
}

it('keeps headings, paragraphs, lists, emphasis and links of what is pasted, and cells as paragraphs', () => {
  expect(pasted('block', (view) => view.pasteHTML(fromWord))).toBe(
    '<h2>Draughts</h2><p>Seal <strong>every</strong> <em>window</em>, see <a href="https://example.nz/a">here</a>.</p>' +
      '<ul><li>Tape</li><li>Foam</li></ul><p>Door</p><p>Cold</p>',
  );
});

it('keeps all of it in a text of one line, each block in a line', () => {
  expect(pasted('inline', (view) => view.pasteHTML(fromWord))).toBe(
    'Draughts<br>Seal <strong>every</strong> <em>window</em>, see <a href="https://example.nz/a">here</a>.' +
      '<br>Tape<br>Foam<br>Door<br>Cold',
  );
  expect(pasted('inline', (view) => view.pasteText('One\n\nTwo'))).toBe('One<br>Two');
});
