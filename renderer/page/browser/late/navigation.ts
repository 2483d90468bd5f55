import { closeDropdowns } from '../navigation.ts';

const header = document.querySelector('[data-site-header]');
if (header) closeDropdowns(header);
