import { createRoot } from 'react-dom/client';
import { englishFormWords } from '../../../renderer/host/form-words.fixture.ts';
import { JourneyForm } from '../../../renderer/journey/journey-form.tsx';
import { longForm } from './long-form.ts';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <JourneyForm
    model={longForm()}
    action="/form"
    validatorsSrc="/validators.js"
    humanCheck={{ kind: 'checkbox' }}
    words={englishFormWords}
    navigate={() => undefined}
  />,
);
