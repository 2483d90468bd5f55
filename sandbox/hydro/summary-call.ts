import type { DescribedCall } from '../answers/described-call.ts';
import { closedObject, listOf, plainText } from '../schema-shapes.ts';

const measured = { type: 'number' };
const record = closedObject({
  Site: plainText,
  GifName: plainText,
  GroupID: { enum: ['rainfall', 'river', 'lake', 'spillFlow'] },
  LastHour: measured,
  At: plainText,
  Day7Max: measured,
  Day7DateOfMax: { type: ['string', 'null'], maxLength: 255 },
  Region: plainText,
});

export const summaryCall: DescribedCall = {
  method: 'get',
  path: '/public/summary.xml',
  answers: { 200: closedObject({ MonitoringSummary: closedObject({ Summary: listOf(record, 300) }) }) },
  answersInXml: true,
};
