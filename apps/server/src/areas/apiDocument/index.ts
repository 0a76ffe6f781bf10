import { defineArea } from '../area.ts';
import { apiDocumentPages } from './pages.ts';

export const apiDocument = defineArea({
  name: 'apiDocument',
  atWork: () => ({ pages: [apiDocumentPages] }),
});
