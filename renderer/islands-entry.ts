export { JourneyForm } from './journey/journey-form.tsx';
export { findStaticRegion } from './registry/region-registry.ts';
