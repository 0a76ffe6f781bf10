import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyMinute, useMinute } from './useMinute.ts';

const now = () => new Date('2026-11-28T10:00:20Z');

function Clock({ renderedAt }: { renderedAt: Date | null }) {
  return useMinute(now, renderedAt).toISOString();
}

it('a rendered page shows the minute of its rendering, whatever the clock shows by now', () => {
  const clock = createElement(Clock, { renderedAt: new Date('2026-11-28T09:59:50Z') });
  expect(renderToString(clock)).toBe('2026-11-28T09:59:00.000Z');
});

describe('each minute', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:59:50Z') }));
  afterEach(() => void vi.useRealTimers());

  it('is announced when it begins, until the listener is removed', () => {
    const minutes: string[] = [];
    const stop = everyMinute(
      () => new Date(),
      () => minutes.push(new Date().toISOString()),
    );
    vi.advanceTimersByTime(70_000);
    expect(minutes).toEqual(['2026-11-28T10:00:00.000Z', '2026-11-28T10:01:00.000Z']);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(minutes).toHaveLength(2);
  });
});
