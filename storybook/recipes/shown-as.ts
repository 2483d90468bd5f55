import { shownJson } from '../schemas/shown-json.ts';

/** Parameters that make "Show code" show this part of a document. */
export function shownAs(part: (args: never) => unknown, words: string) {
  return {
    layout: 'fullscreen',
    docs: {
      description: { component: words },
      codePanel: true,
      source: {
        language: 'json',
        transform: (_: string, { args }: { args: object }) => shownJson(part(args as never)),
      },
    },
  };
}
