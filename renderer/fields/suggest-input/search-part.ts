import { smallPart } from '../small-part.ts';

/** Needed where a search without JavaScript is offered. */
export const searchPart = smallPart((module) => module.SearchWithoutScript);
