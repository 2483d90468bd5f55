import { site } from '../../../site.ts';

const answer = (request: Request) => site().api.content(request);

export { answer as GET, answer as HEAD, answer as POST };
