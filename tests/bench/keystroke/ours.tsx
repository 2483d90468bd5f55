import { createRoot } from 'react-dom/client';
import { JourneyForm } from '../../../renderer/journey/journey-form.tsx';
import { longForm } from './long-form.ts';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <JourneyForm
    model={longForm()}
    action="/form"
    validatorsSrc="/validators.js"
    humanCheck={{ kind: 'checkbox' }}
    navigate={() => undefined}
  />,
);
