import type { ContentItem } from '../content-item.ts';
import { type Question, type QuestionTopic, readQuestion, readQuestionTopic } from '../readers/question.ts';
import type { ListSetting } from './list-setting.ts';

/** A question with the address of its page, if it has one. */
export interface ListedQuestion extends Question {
  readonly href?: string;
}

/** The questions of one topic. */
interface QuestionGroup {
  readonly topic: QuestionTopic;
  readonly questions: readonly ListedQuestion[];
}

/** Questions that are ready to be shown by topic. */
export interface PreparedQuestions {
  /** Topics with questions, in the order of the topics. A question is in the group of each of its topics. */
  readonly groups: readonly QuestionGroup[];
  /** Questions of none of the topics. */
  readonly others: readonly ListedQuestion[];
  /** Label of the tab of all questions; absent where no topic has one. */
  readonly allLabel?: string;
}

interface QuestionTab {
  /** Absent for the tab of all questions. */
  readonly topicId?: number;
  /** Absent for a tab of all questions whose topics do not name it. */
  readonly label?: string;
}

/** One request's view of a list of questions. */
export interface QuestionListView {
  readonly tabs: readonly QuestionTab[];
  /** The topic chosen; absent when all questions show. */
  readonly topicId?: number;
  /** The questions under the heading of their topic; the chosen topic alone has none. */
  readonly groups: readonly { readonly heading?: string; readonly questions: readonly ListedQuestion[] }[];
}

/** Groups questions by topic: once per list and release. */
export function prepareQuestions(
  items: readonly ContentItem[],
  topicItems: readonly ContentItem[],
  { itemPath }: Pick<ListSetting, 'itemPath'>,
): PreparedQuestions {
  const topics = topicItems.map(readQuestionTopic).filter((topic) => topic !== undefined);
  const questions = items.flatMap((item): readonly ListedQuestion[] => {
    const question = readQuestion(item);
    if (question === undefined) return [];
    const href = itemPath(item);
    return [href === undefined ? question : { ...question, href }];
  });
  const groups = topics.map((topic) => ({
    topic,
    questions: questions.filter(({ topicIds }) => topicIds.includes(topic.id)),
  }));
  const known = new Set(topics.map(({ id }) => id));
  const allLabel = topics.find((topic) => topic.allButtonLabel)?.allButtonLabel;
  return {
    groups: groups.filter((group) => group.questions.length > 0),
    others: questions.filter(({ topicIds }) => !topicIds.some((id) => known.has(id))),
    ...(allLabel !== undefined && { allLabel }),
  };
}

/** The questions of the topic that the query names, or of all topics, each question once. */
export function showQuestions(
  { groups, others, allLabel }: PreparedQuestions,
  query: Iterable<readonly [name: string, value: string]>,
): QuestionListView {
  const tabs: readonly QuestionTab[] = [
    allLabel === undefined ? {} : { label: allLabel },
    ...groups.map(({ topic }) => ({ topicId: topic.id, label: topic.title })),
  ];
  const wanted = chosenTopic(query, groups);
  if (wanted !== undefined) {
    return { tabs, topicId: wanted.topic.id, groups: [{ questions: wanted.questions }] };
  }
  const shown = new Set<number>();
  const all = groups.map(({ topic, questions }) => ({
    heading: topic.title,
    questions: questions.filter(({ id }) => !shown.has(id) && shown.add(id)),
  }));
  return { tabs, groups: [...all, { questions: others }].filter(({ questions }) => questions.length > 0) };
}

/** The topic of the first `topicId` that is one; a query may hold anything. */
function chosenTopic(
  query: Iterable<readonly [name: string, value: string]>,
  groups: readonly QuestionGroup[],
): QuestionGroup | undefined {
  let left = 100;
  for (const [name, value] of query) {
    if (left-- === 0) return undefined;
    const found = name === 'topicId' && groups.find(({ topic }) => String(topic.id) === value);
    if (found) return found;
  }
  return undefined;
}
