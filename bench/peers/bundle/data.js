export const ports = [
  { value: 'CNSHA', label: 'Shanghai' },
  { value: 'USLAX', label: 'Los Angeles' },
];

export const tabs = [
  { value: 'price', label: 'Price', text: '800' },
  { value: 'week', label: 'Week', text: '48' },
];
