import {
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/**
 * Records a share of all traces, and so many a second at most. A browser chooses the id of its trace, and with it
 * whether it is in the share: the limit keeps one that always chooses such ids from filling the collector.
 */
export function limitedSampler(share: number, mostPerSecond: number, now = () => performance.now()): Sampler {
  const inShare = new TraceIdRatioBasedSampler(share);
  let second = 0;
  let begun = 0;
  const limited: Sampler = {
    shouldSample(_context, traceId) {
      const result = inShare.shouldSample(_context, traceId);
      if (result.decision === SamplingDecision.NOT_RECORD) return result;
      const current = Math.floor(now() / 1000);
      if (current !== second) begun = 0;
      second = current;
      begun += 1;
      return begun > mostPerSecond ? { decision: SamplingDecision.NOT_RECORD } : result;
    },
    toString: () => `limited(${share}, ${mostPerSecond}/s)`,
  };
  return new ParentBasedSampler({
    root: limited,
    remoteParentSampled: limited,
    remoteParentNotSampled: limited,
  });
}
