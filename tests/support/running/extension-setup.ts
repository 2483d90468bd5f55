import { join } from 'node:path';
import { applyExtensionSchemas } from '#server/extensions';

// The site of this repository, whatever site an earlier test file of this process checked.
applyExtensionSchemas(join(import.meta.dirname, '../../../extensions'));
