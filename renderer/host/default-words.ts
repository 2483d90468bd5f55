import type { FormWords } from './field-host.ts';

/** Default texts, for a site that sets none. */
export const defaultWords: FormWords = {
  optional: 'optional',
  errorPrefix: 'Error:',
  errorSummaryTitle: 'There is a problem',
  connectionMessage: 'We couldn’t reach our server. Please check your connection and try again.',
  closeLabel: 'Close',
  sending: 'Sending',
  working: 'One moment',
  suggestionsFailed:
    'We couldn’t look that up just now. You can go on with what you have typed, or try again.',
  suggestionsTooShort: 'Enter at least {count} characters to search.',
  noChoice: 'None of these',
  update: 'Update',
  progress: 'Part {part} of {of}: {label}',
  reopened: 'Something you have changed affects this page. Please look at this again: {questions}.',
  revealed:
    'Your answers bring up something more: {questions}. Please have a look, then press the button again.',
  keptFor:
    'We keep your answers for {time} after your last change, {most} at most, so you can close this page and come back with the same browser.',
  clearAnswers: 'Clear my answers',
  clearWarning:
    'This deletes everything you have answered here and starts again. On a shared computer, do this before you leave.',
  clearNow: 'Delete my answers',
  cleared: 'Your answers have been deleted. Nothing of them is kept.',
  moreTimeTitle: 'Do you need more time?',
  moreTimeText: 'Your answers will be deleted in about {time}, because nothing has changed for a while.',
  keepAnswers: 'Keep my answers',
  timeOverTitle: 'Your answers were deleted',
  timeOverText: 'They were kept for as long as we said. What is on this page has not been sent.',
  durations: {
    day: '{n} day',
    days: '{n} days',
    hour: '{n} hour',
    hours: '{n} hours',
    minute: '{n} minute',
    minutes: '{n} minutes',
  },
  chosenSoFar: 'Your choices so far',
  showChosen: 'Show your choices',
  notReady: 'Some answers are missing. Press to see which.',
  scriptNeeded: 'Please turn on JavaScript to send this form.',
  yes: 'Yes',
  no: 'No',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  phones: [],
};
