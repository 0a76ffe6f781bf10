import type { BulkOutcome, BulkProgress } from './runBulk.ts';

/** The state of a bulk action. During its confirmation and its run, no other can start. */
export type BulkState =
  | { readonly step: 'idle' }
  | { readonly step: 'asking'; readonly action: string; readonly count: number | undefined }
  | {
      readonly step: 'running';
      readonly action: string;
      readonly count: number | undefined;
      readonly progress: BulkProgress;
      /** One request for all rows: nothing is known until its answer. */
      readonly atOnce: boolean;
      /** The run undoes the action. */
      readonly undoing: boolean;
    }
  | {
      readonly step: 'ended';
      readonly action: string;
      readonly outcome: BulkOutcome;
      readonly undone: boolean;
    };

export type BulkEvent =
  | { readonly type: 'ask'; readonly action: string; readonly count: number | undefined }
  | { readonly type: 'cancel' }
  | {
      readonly type: 'start';
      readonly action: string;
      readonly count: number | undefined;
      readonly atOnce?: boolean;
    }
  | { readonly type: 'progress'; readonly progress: BulkProgress }
  | { readonly type: 'end'; readonly outcome: BulkOutcome }
  | { readonly type: 'undo' }
  | { readonly type: 'dismiss' };

export const idle: BulkState = { step: 'idle' };
const nothingYet: BulkProgress = { done: 0, failed: 0 };

/** Returns the next state; late events, such as progress after the end, change nothing. */
export function bulkReducer(state: BulkState, event: BulkEvent): BulkState {
  switch (event.type) {
    case 'ask':
      return state.step === 'idle' || state.step === 'ended'
        ? { step: 'asking', action: event.action, count: event.count }
        : state;
    case 'cancel':
      return state.step === 'asking' ? idle : state;
    case 'start': {
      if (state.step === 'running') return state;
      const { action, count, atOnce = false } = event;
      return { step: 'running', action, count, progress: nothingYet, atOnce, undoing: false };
    }
    case 'progress':
      return state.step === 'running' ? { ...state, progress: event.progress } : state;
    case 'end':
      return state.step === 'running'
        ? { step: 'ended', action: state.action, outcome: event.outcome, undone: state.undoing }
        : state;
    case 'undo': {
      if (state.step !== 'ended' || state.undone || state.outcome.done.length === 0) return state;
      const { action, outcome } = state;
      return {
        step: 'running',
        action,
        count: outcome.done.length,
        progress: nothingYet,
        atOnce: false,
        undoing: true,
      };
    }
    case 'dismiss':
      return state.step === 'ended' ? idle : state;
  }
}
