import type { Translated } from '@fairway/site';
import type { carbon as zh } from './carbon.zh.ts';

/** What pages with sailings say of emissions and of ways over the sea, in English. */
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
