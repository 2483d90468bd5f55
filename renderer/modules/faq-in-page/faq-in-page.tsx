import { readQuestion } from '#engine';
import type { FAQInPage } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Accordion } from '../accordion/accordion.tsx';

/** Questions of a content list, as an accordion. */
export function FaqInPage({ module, host }: ModuleProps<FAQInPage>) {
  const { type, title, query } = module;
  const items = host.items(query).flatMap((item) => {
    const question = readQuestion(item);
    return question ? [{ contentID: question.id, title: question.title, blocks: [...question.body] }] : [];
  });
  if (items.length === 0)
    return <HiddenModule host={host} type={type} needs="Its query matches no question." />;
  return <Accordion module={{ type: 'accordion', items, ...(title && { title }) }} host={host} />;
}
