import { prepareQuestions, showQuestions } from '#engine';
import type { FAQList } from '#schemas';
import type { RegionReader } from './region.ts';

export const faqList: RegionReader<FAQList> = {
  parameters: ['topicId'],
  reads: 'release',
  async read({ module, items, itemPath, query }) {
    const [questions, topics] = await Promise.all([items(module.query), items(module.topics)]);
    return showQuestions(prepareQuestions(questions.items, topics.items, { itemPath }), query);
  },
};
