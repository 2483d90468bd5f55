/** Small question components that few forms have, often several together: loaded in one request. */
export { Checkbox } from './checkbox/checkbox.tsx';
export { HumanCheck } from './human-check/human-check.tsx';
