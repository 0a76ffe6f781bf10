import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import type pg from 'pg';
import type { ReadBacklog } from '../jobs/backlog.ts';

export interface Watched {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly backlog: ReadBacklog;
  readonly role: string;
}

/** Registers gauges that are read on each scrape by Prometheus; returns a function that stops them. */
export function watchProcess(meter: Meter | undefined, { pool, backlog, role }: Watched): () => void {
  if (!meter) return () => {};
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });

  gauge('fairway_role', '1, with the role of this process').addCallback((result) =>
    result.observe(1, { role }),
  );
  gauge('fairway_pool_connections', 'Connections to the database, by state').addCallback((result) => {
    result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
    result.observe(pool.idleCount, { state: 'idle' });
  });
  gauge('fairway_pool_waiting', 'Statements that wait for a connection').addCallback((result) =>
    result.observe(pool.waitingCount),
  );
  gauge('fairway_memory_bytes', 'Memory of the process, by kind').addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    result.observe(rss, { kind: 'rss' });
    result.observe(heapUsed, { kind: 'heap' });
    result.observe(external, { kind: 'external' });
  });
  meter
    .createObservableCounter('fairway_cpu_seconds_total', { description: 'Processor time of the process' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });
  watchBacklog(meter, backlog);

  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('fairway_event_loop_delay_seconds', 'How late the process was since the last reading').addCallback(
    (result) => {
      result.observe(delay.percentile(50) / 1e9, { quantile: '0.5' });
      result.observe(delay.percentile(99) / 1e9, { quantile: '0.99' });
      result.observe(delay.max / 1e9, { quantile: '1' });
      delay.reset();
    },
  );
  return () => delay.disable();
}

/** Absent while the database is unavailable: a gauge that kept its last value would look healthy. */
function watchBacklog(meter: Meter, backlog: ReadBacklog): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });
  const jobsWaiting = gauge('fairway_jobs_waiting', 'Jobs that are due and not begun, by queue');
  const jobsOldest = gauge('fairway_jobs_oldest_seconds', 'How long the oldest of them is due');
  const outboxWaiting = gauge('fairway_outbox_waiting', 'Messages that wait to be sent');
  const outboxOldest = gauge('fairway_outbox_oldest_seconds', 'How long the oldest of them waits');
  meter.addBatchObservableCallback(
    async (result) => {
      const { queues, outbox } = await backlog();
      for (const { queue, waiting, oldestSeconds } of queues) {
        result.observe(jobsWaiting, waiting, { queue });
        result.observe(jobsOldest, oldestSeconds, { queue });
      }
      result.observe(outboxWaiting, outbox.waiting);
      result.observe(outboxOldest, outbox.oldestSeconds);
    },
    [jobsWaiting, jobsOldest, outboxWaiting, outboxOldest],
  );
}
