import { dataTableData } from '#engine';
import type { DataTable } from '#schemas';
import type { RegionReader } from './region.ts';

export const dataTable: RegionReader<DataTable> = {
  parameters: [],
  reads: 'moment',
  async read({ module, perform, release }) {
    const ran = await perform(module.operation, {});
    return ran.ok ? dataTableData(module, ran.result, release.site) : { outcome: 'failed' };
  },
};
