import type { Block } from '#schemas';
import type { ContentItem } from '../content-item.ts';
import { blocksField, type Choice, linkedItem, textField } from './read-fields.ts';

/** A question that is asked often, with its answer. */
export interface Question {
  readonly id: number;
  readonly title: string;
  readonly body: readonly Block[];
  readonly topic?: Choice;
  /** Ids of all its topics, its first among them. */
  readonly topicIds: readonly number[];
}

/** A topic of questions. */
export interface QuestionTopic extends Choice {
  /** Label of the tab that shows the questions of every topic. */
  readonly allButtonLabel?: string;
}

/** Reads a question; undefined for an item without a title. */
export function readQuestion({ contentID, fields }: ContentItem): Question | undefined {
  const title = textField(fields, 'title');
  if (title === undefined) return undefined;
  const topic = linkedItem(fields, 'topic');
  const others = (textField(fields, 'topicMultiple') ?? '').split(',').map((id) => Number(id.trim()));
  const ids = [...(topic ? [topic.id] : []), ...others.filter((id) => Number.isInteger(id) && id > 0)];
  return {
    id: contentID,
    title,
    body: blocksField(fields, 'blockEditor'),
    ...(topic && { topic }),
    topicIds: [...new Set(ids)],
  };
}

/** Reads a topic; undefined for an item without a title. */
export function readQuestionTopic({ contentID, fields }: ContentItem): QuestionTopic | undefined {
  const title = textField(fields, 'title');
  if (title === undefined) return undefined;
  const allButtonLabel = textField(fields, 'allButtonLabel');
  return { id: contentID, title, ...(allButtonLabel && { allButtonLabel }) };
}
