import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  case: {
    back: 'Back to the queue',
    previous: 'Previous',
    next: 'Next',
    place: '{{place}} of {{total}}',
    decision: 'Decision',
    trail: 'Trail',
    only: 'It only grows',
    paper: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      turn: 'Turn right',
      expired: 'The link to this picture has ended',
      reload: 'Load it again',
    },
    changed: {
      title: 'It changed while you were looking, so nothing was done',
      reload: 'See how it stands',
    },
    notes: {
      zh: 'Note in Chinese',
      en: 'Note in English',
      both: 'Write it in Chinese and in English.',
      cancel: 'Cancel',
    },
  },
};
