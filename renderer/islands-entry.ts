export { JourneyForm } from './journey/journey-form.tsx';
