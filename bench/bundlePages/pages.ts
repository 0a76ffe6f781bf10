/** The same eight components of each kit, on one page: button, text input, select, box, dialog, tabs, tooltip, tag. */
export const bundles = {
  floor: { name: 'React alone (floor)', entry: import.meta.resolve('./floor.tsx') },
  fairway: { name: 'Fairway, all texts of the kit', entry: import.meta.resolve('./fairway.tsx') },
  fairwayCore: {
    name: 'Fairway, rarer texts left for later pages',
    entry: import.meta.resolve('./fairwayCore.tsx'),
  },
  radix: { name: 'Radix Themes', entry: import.meta.resolve('../peers/bundle/radix.jsx') },
  fluent: { name: 'Fluent UI', entry: import.meta.resolve('../peers/bundle/fluent.jsx') },
  mantine: { name: 'Mantine', entry: import.meta.resolve('../peers/bundle/mantine.jsx') },
  antd: { name: 'antd', entry: import.meta.resolve('../peers/bundle/antd.jsx') },
  mui: { name: 'MUI', entry: import.meta.resolve('../peers/bundle/mui.jsx') },
} as const;

export type BundleName = keyof typeof bundles;
