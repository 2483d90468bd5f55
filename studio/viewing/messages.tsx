import type { StepMessage } from '#analysis';
import { wordsOf } from '../settings/words.ts';

interface MessagesProps {
  readonly messages: readonly StepMessage[];
  readonly shown: StepMessage['problem'] | undefined;
  readonly onShow: (message: StepMessage | undefined) => void;
  /** Whether lists of content show as they are without entries. */
  readonly isWithoutContent: boolean;
  readonly onWithoutContent: (isWithout: boolean) => void;
}

/** Everything that visitors read when an answer is refused or a list is empty; what is chosen shows on the page. */
export function Messages({ messages, shown, onShow, isWithoutContent, onWithoutContent }: MessagesProps) {
  const questions = [...new Set(messages.map(({ problem }) => problem.field))];
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={isWithoutContent}
          onChange={({ target }) => onWithoutContent(target.checked)}
        />
        Lists without entries
      </label>
      {messages.length === 0 && <p className="quiet">No question on this page refuses an answer.</p>}
      <ul className="list messages">
        {questions.map((field) => (
          <li key={field}>
            <span className="quiet">{messages.find(({ problem }) => problem.field === field)?.label}</span>
            <ul className="list">
              {messages
                .filter(({ problem }) => problem.field === field)
                .map((message) => {
                  const { problem, isOwn } = message;
                  const isShown = shown !== undefined && isSame(shown, problem);
                  return (
                    <li key={`${problem.keyword} ${problem.message}`}>
                      <button
                        type="button"
                        aria-pressed={isShown}
                        onClick={() => onShow(isShown ? undefined : message)}
                      >
                        {problem.message}{' '}
                        <span className="quiet">
                          {nameOf(problem.keyword)}
                          {!isOwn && ' · words of the site'}
                          {message.visitor === undefined && ' · nobody found who is asked this'}
                        </span>
                      </button>
                    </li>
                  );
                })}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function isSame(one: StepMessage['problem'], other: StepMessage['problem']): boolean {
  return one.field === other.field && one.keyword === other.keyword && one.message === other.message;
}

const names: Readonly<Record<string, string>> = {
  required: 'not answered',
  type: 'of another kind',
  enum: 'not offered',
  format: 'not in this form',
  pattern: 'not in this form',
  minLength: 'too short',
  maxLength: 'too long',
  minWords: 'too few words',
  maxWords: 'too many words',
  minimum: 'too small',
  maximum: 'too large',
  exclusiveMinimum: 'too small',
  exclusiveMaximum: 'too large',
  minItems: 'too few',
  maxItems: 'too many',
  exclusive: 'not on its own',
  formatMinimum: 'too early',
  formatMaximum: 'too late',
  check: 'own check',
};

function nameOf(keyword: string): string {
  return names[keyword] ?? wordsOf(keyword).toLowerCase();
}
