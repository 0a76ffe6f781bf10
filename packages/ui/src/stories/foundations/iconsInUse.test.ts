import { expect, it } from 'vitest';
import { iconsOf } from './iconsInUse.ts';

it('finds imported names, also renamed or on several lines, and no types', () => {
  const source = `
import { Check, Search as SearchIcon } from 'lucide-react';
import {
  ArrowLeftRight,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '../Button.tsx';`;
  expect(iconsOf(source)).toEqual(['Check', 'Search', 'ArrowLeftRight']);
});
