import { site } from '../../site.ts';

const answer = async (request: Request) => (await site()).api.preview(request);

export { answer as GET, answer as POST };
