import { write, writeExtendedSite } from './extended-site.fixture.ts';

/** A site with a journey that asks for a number of stars by a field of its own, `star-rating`. */
export function writeRatedSite(folder: string): void {
  writeExtendedSite(folder);
  const documents: readonly object[] = [ratingForm, thanksForm, review];
  for (const document of documents) writeDocument(folder, document);
  write(folder, 'scenarios/review.scenarios.json', JSON.stringify(scenarios));
}

/** Writes a document of a site. */
export function writeDocument(folder: string, document: object): void {
  write(folder, `documents/${(document as { id?: string }).id}.json`, JSON.stringify(document));
}

export const stars = {
  name: 'stars',
  type: 'star-rating',
  label: 'How did you like it?',
  required: true,
  value: { type: 'integer', minimum: 1, maximum: 5 },
  highest: 'Could not be better',
  messages: {
    required: 'Choose a number of stars',
    type: 'Choose stars',
    minimum: 'Choose a star',
    maximum: 'Five at most',
  },
};

/** A question for the number of a card, which is as it should be if the rule holds. */
export const card = (that: unknown) => ({
  name: 'card',
  type: 'text-input',
  label: 'Number of your card',
  value: { type: 'string', maxLength: 40 },
  messages: { maxLength: 'At most 40 characters' },
  unread: true,
  checks: [{ that, message: 'A digit of the number is wrong' }],
});

/** The form of the first step, with other fields than the stars if they are given. */
const ratingForm = formOf('rating-form', stars, {
  name: 'why',
  type: 'text-area',
  label: 'What went wrong?',
  when: '= answers.stars < 3',
  value: { type: 'string', maxLength: 200 },
  messages: { maxLength: 'At most 200 characters' },
  unread: true,
});

const thanksForm = formOf('thanks-form', {
  name: 'thanks',
  type: 'notice',
  tone: 'success',
  text: 'Thank you for {{ answers.stars }} stars.',
  link: { label: 'Go to the home page', href: '/' },
});

export function formOf(id: string, ...fields: readonly object[]) {
  return { kind: 'form', id, schemaVersion: 2, fields };
}

const review = {
  kind: 'journey',
  id: 'review',
  schemaVersion: 2,
  path: '/review',
  everyStep: {
    submitLabel: 'Continue',
    needs: { that: '= answers.stars is answered', otherwise: 'rate' },
    template: 'general',
    content: [
      { type: 'header-banner', variant: 'plain', level: 3, title: '{{ step.title }}' },
      { type: 'form' },
    ],
  },
  steps: [
    { id: 'rate', path: 'rate', title: 'Your stars', form: 'rating-form', seo: { sitemapVisible: true } },
    { id: 'thanks', path: 'thanks', title: 'Thank you', form: 'thanks-form', final: true },
  ],
};

const scenarios = {
  journey: 'review',
  today: '2026-03-02',
  filled: { rate: { stars: '4' } },
  scenarios: [
    {
      title: 'four stars are a number, and lead on',
      turns: [{ press: 'rate', expect: { outcome: 'accepted', at: { step: 'thanks' } } }],
    },
    {
      title: 'six stars are too many',
      turns: [
        {
          press: 'rate',
          changes: { stars: '6' },
          expect: { outcome: 'invalid', at: { step: 'rate' }, problems: { stars: 'maximum' } },
        },
      ],
    },
  ],
};
