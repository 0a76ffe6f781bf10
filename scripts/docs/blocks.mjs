/** Screens as source, in the format of shadcn's registry (https://ui.shadcn.com/docs/registry), from `packages/forms/src/blocks`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node24.mjs';

const sources = join(root, 'packages/forms/src/blocks');

/** The description of each block, by its name; the file has the component's name. */
const blocks = {
  'filter-table': [
    'FilterTable',
    'Filters and a table',
    'Filters above a table whose rows a server sorts, filters and pages.',
  ],
  'orders-table': [
    'OrdersTable',
    'Orders table',
    'Orders of a server with filters, an action on selected ones or all that match, and CSV.',
  ],
  'edit-dialog': [
    'EditDialog',
    'Edit dialog',
    'A short form in a dialog that asks before it loses what was typed.',
  ],
  'upload-rows': ['UploadRows', 'Rows with uploads', 'Rows of goods, each with its pictures.'],
  'qr-payment': [
    'QrPayment',
    'QR payment',
    'Pays an order by Alipay or WeChat Pay, with renewal of the code and the result.',
  ],
  'certification-form': [
    'CertificationForm',
    'Certification form',
    'Certification of a Chinese company with its papers.',
  ],
  'tracking-list': [
    'TrackingList',
    'Tracking list',
    'Numbers that a shipper tracks, with the form that adds one.',
  ],
};

/** Every block as an item of the registry, its source included. */
export function blockItems() {
  return Object.entries(blocks).map(([name, [component, title, description]]) => {
    const content = readFileSync(join(sources, `${component}.tsx`), 'utf8');
    const imported = [...content.matchAll(/from '([^']+)'/g)].map(([, path]) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
    return {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name,
      type: 'registry:block',
      title,
      description,
      dependencies: [...new Set(imported)].filter((each) => each !== 'react').sort(),
      files: [
        {
          path: `blocks/${component}.tsx`,
          type: 'registry:component',
          target: `components/fairway/${component}.tsx`,
          content,
        },
      ],
    };
  });
}

/** Writes `registry.json`, the index, and a file for each item. */
export function writeBlocks(folder) {
  mkdirSync(folder, { recursive: true });
  const items = blockItems();
  const index = items.map(({ $schema: _, files, ...item }) => ({
    ...item,
    files: files.map(({ content: __, ...file }) => file),
  }));
  const registry = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'fairway',
    homepage: 'https://fairway.example',
    items: index,
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry, null, 2));
  for (const item of items) writeFileSync(join(folder, `${item.name}.json`), JSON.stringify(item, null, 2));
}
