import { byPlace, toProblem } from '../documents/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { checkAnswers } from './check-answers.ts';
import { checkContent } from './check-content.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkFacts } from './check-facts.ts';
import { checkFields } from './check-fields.ts';
import { checkIds } from './check-ids.ts';
import { checkLinks } from './check-links.ts';
import { checkMessages } from './check-messages.ts';
import { checkOperations } from './check-operations.ts';
import { checkPageTemplates } from './check-page-templates.ts';
import { checkPages } from './check-pages.ts';
import { checkReferences } from './check-references.ts';
import { checkRules } from './check-rules.ts';
import { checkSite } from './check-site.ts';
import { checkSteps } from './check-steps.ts';
import { checkTemplates } from './check-templates.ts';
import { indexRelease, type ReleaseCheck, type ReleaseEntry } from './release-index.ts';
import { nothingUnread, type UnreadDocuments } from './unread-documents.ts';

const checks: readonly ReleaseCheck[] = [
  checkIds,
  checkSite,
  checkReferences,
  checkPages,
  checkPageTemplates,
  checkSteps,
  checkFields,
  checkAnswers,
  checkMessages,
  checkDecisions,
  checkFacts,
  checkOperations,
  checkContent,
  checkLinks,
  checkTemplates,
  checkRules,
];

/**
 * Everything wrong with documents that have been read, taken together: references, addresses, steps, constraints,
 * messages, calls and the type of every rule.
 *
 * @param unread documents that could not be read: what needs them is not to blame
 */
export function checkRelease(
  entries: readonly ReleaseEntry[],
  unread: UnreadDocuments = nothingUnread,
): readonly Problem[] {
  const release = indexRelease(entries, unread);
  const problems = checks.flatMap((check) =>
    [...check(release)].map(({ entry, ...finding }) => {
      // Of two documents with one id, only the path tells which is meant.
      const document = finding.code === 'duplicate-id' ? entry.path : entry.document.id;
      return toProblem(finding, document, entry.locate);
    }),
  );
  return problems.sort(byPlace);
}
