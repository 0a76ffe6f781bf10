/** The kits that are measured, the floor first. */
export const kits = {
  floor: { name: 'host elements (floor)', entry: import.meta.resolve('./floor.tsx') },
  fairway: { name: 'Fairway', entry: import.meta.resolve('./fairway.tsx') },
  radix: { name: 'Radix Themes', entry: import.meta.resolve('../peers/kit/radix.jsx') },
  fluent: { name: 'Fluent UI', entry: import.meta.resolve('../peers/kit/fluent.jsx') },
  mantine: { name: 'Mantine', entry: import.meta.resolve('../peers/kit/mantine.jsx') },
  antd: { name: 'antd', entry: import.meta.resolve('../peers/kit/antd.jsx') },
  mui: { name: 'MUI', entry: import.meta.resolve('../peers/kit/mui.jsx') },
} as const;

export type KitName = keyof typeof kits;
