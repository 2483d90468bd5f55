import type { Rule, Template } from '#schemas';
import { readCall } from '../notation/shape.ts';

/** A piece of rich text: HTML of the author, or plain text that a formula gives. */
export interface HtmlPiece {
  readonly html?: string;
  readonly text?: string;
}

/**
 * A template of the pieces of a rich text. Only what the author wrote is markup: whatever a formula gives is text, so
 * that no answer can become a part of the page.
 *
 * @example htmlTemplate({ cat: ['<b>Hi</b> ', { var: 'answers.name' }] }) // [{ html: '<b>Hi</b> ' }, { text: … }]
 */
export function htmlTemplate(html: Rule): Template {
  const call = readCall(html);
  const pieces = call?.name === 'cat' ? call.args : [html];
  return pieces.map(
    (piece): Template =>
      typeof piece === 'string' ? { html: { literal: piece } } : { text: { cat: [piece as Rule] } },
  );
}

const entities: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The HTML of a rich text, still to be sanitised; what formulas gave is escaped. */
export function htmlOfPieces(pieces: readonly HtmlPiece[]): string {
  return pieces
    .map(({ html, text = '' }) => html ?? text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? ''))
    .join('');
}
