import { site } from '../../../site.ts';

const answer = async (request: Request) => (await site()).api.content(request);

export { answer as GET, answer as HEAD, answer as POST };
