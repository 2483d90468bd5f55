import type { Journey, Page, Step } from '#schemas';
import { pathUnder } from '../../base/addresses/page-path.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { Origin, Origins } from './origins.ts';
import { fillContent } from './step-content.ts';

/** The page of a step, and the origins of its parts. */
export interface StepPage {
  readonly page: Page;
  readonly origins: Origins;
}

/** The pages of the steps that have a path. */
export function pagesOfSteps(journey: Journey): readonly StepPage[] {
  return journey.steps.flatMap((step, index) =>
    step.path === undefined ? [] : [pageOfStep(journey, step, step.path, pointerOf('steps', index))],
  );
}

/** The id of a step's page. */
export function pageIdOf(journey: string, step: string): string {
  return `${journey}-${step}`;
}

function pageOfStep(journey: Journey, step: Step, path: string, own: string): StepPage {
  const every = journey.everyStep ?? {};
  const content = step.content ?? every.content ?? [{ type: 'form' }];
  const below = step.below ?? [];
  const template = step.template ?? every.template;
  const page = {
    kind: 'page',
    id: pageIdOf(journey.id, step.id),
    schemaVersion: 1,
    path: pathUnder(journey.path ?? '', path),
    ...(template !== undefined && { template }),
    ...(step.title !== undefined && { title: step.title }),
    seo: { sitemapVisible: false, ...every.seo, ...step.seo },
    zones: { content: fillContent([...content, ...below], journey.id, step) },
  };
  const written = (name: 'template' | 'content' | 'seo') =>
    step[name] === undefined && every[name] !== undefined ? '/everyStep' : own;
  const places: Readonly<Record<string, string>> = {
    '': own,
    '/id': `${own}/id`,
    '/path': `${own}/path`,
    '/title': `${own}/title`,
    '/template': `${written('template')}/template`,
    '/seo': `${written('seo')}/seo`,
    '/zones/content': `${written('content')}/content`,
    ...Object.fromEntries(
      below.map((_module, index) => [
        pointerOf('zones', 'content', content.length + index),
        own + pointerOf('below', index),
      ]),
    ),
  };
  const origins = Object.entries(places).map(([at, pointer]): readonly [string, Origin] => [
    at,
    { pointer, document: journey.id },
  ]);
  // The check reports missing properties.
  return { page: page as Page, origins: new Map(origins) };
}
