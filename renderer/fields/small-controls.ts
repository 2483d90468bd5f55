/** Questions that few forms have, and those often several of them, each too small to be worth a request of its own: fetched together. */
export { Checkbox } from './checkbox/checkbox.tsx';
export { HumanCheck } from './human-check/human-check.tsx';
