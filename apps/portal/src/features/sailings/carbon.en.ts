import type { Translated } from '@fairway/site';
import type { carbon as zh } from './carbon.zh.ts';

/** English texts about emissions and sea routes, used by pages with sailings. */
export const carbon: Translated<typeof zh> = {
  co2: 'CO₂e',
  kilograms: '{{amount}}\u00a0kg',
  tonnes: '{{amount}}\u00a0t',
  unknown: 'Not known',
  way: {
    open: '',
    suez: 'Suez Canal',
    cape: 'Cape of Good Hope',
    panama: 'Panama Canal',
    horn: 'Cape Horn',
  },
  estimatedWay: '{{way}} (estimated)',
};
