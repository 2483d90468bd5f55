/// <reference types="vite/client" />
import type { DocumentText } from '../preview/protocol.ts';
import type { NewKind } from './new-kinds.ts';

/** Documents that a new one can begin with. The first is the one that is asked for. */
export interface Template {
  readonly name: string;
  readonly title: string;
  /** When to use it. */
  readonly use: string;
  readonly documents: readonly DocumentText[];
}

const files = import.meta.glob<{ readonly id: string }>('./templates/*/*/*.json', {
  eager: true,
  import: 'default',
});

/** Templates by kind, in the order in which they are offered. */
const offered: Readonly<Record<NewKind, readonly Omit<Template, 'documents'>[]>> = {
  page: [
    { name: 'blank', title: 'Blank', use: 'A heading, and nothing else.' },
    { name: 'article', title: 'Article', use: 'A heading and text under subheadings.' },
    { name: 'questions', title: 'Questions and answers', use: 'Questions that open one by one.' },
  ],
  journey: [
    { name: 'blank', title: 'One question', use: 'A step with one question, and a step that thanks.' },
    {
      name: 'check-answers',
      title: 'Choose, contact, check and send',
      use: 'For enquiries: what it is about, how to reach the visitor, their answers once more, and thanks.',
    },
  ],
  form: [
    { name: 'blank', title: 'One question', use: 'For everything else.' },
    { name: 'contact', title: 'Contact details', use: 'Name, e-mail address and phone number.' },
  ],
  options: [{ name: 'blank', title: 'Two options', use: 'For questions that share their options.' }],
  decision: [{ name: 'blank', title: 'One row', use: 'A value that depends on a number or an answer.' }],
  content: [{ name: 'blank', title: 'One item', use: 'For items that pages list, such as news.' }],
};

export function templatesOf(kind: NewKind): readonly Template[] {
  return offered[kind].map((template) => ({ ...template, documents: documentsOf(kind, template.name) }));
}

function documentsOf(kind: NewKind, name: string): readonly DocumentText[] {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./templates/${kind}/${name}/`));
  const texts = own.map(([, document]) => ({ id: document.id, body: JSON.stringify(document) }));
  return texts.sort((a, b) => Number(b.id === 'new') - Number(a.id === 'new'));
}
