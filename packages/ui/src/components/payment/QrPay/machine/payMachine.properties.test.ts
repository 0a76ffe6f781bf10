import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { events, states } from '../specimens/payScenes.ts';
import { stepPayment } from './payMachine.ts';
import { canChooseMethod, isPaymentFinal, type PayEvent, type PayState } from './payState.ts';

describe('whatever happens in whatever order', () => {
  const event = fc.constantFrom(...Object.values<PayEvent>(events));
  const known = fc.constantFrom(...Object.values<PayState>(states));
  const scenes = fc.tuple(known, fc.array(event, { maxLength: 40 }));
  const follow = (first: PayState, happenings: readonly PayEvent[]) => {
    const path = [first];
    for (const each of happenings) path.push(stepPayment(path.at(-1) ?? first, each));
    return path;
  };
  const steps = ([first, happenings]: [PayState, PayEvent[]]) => {
    const path = follow(first, happenings);
    return happenings.map((each, index) => ({
      each,
      before: path[index] ?? first,
      after: path[index + 1] ?? first,
    }));
  };

  test('a final state never goes back', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, after } of steps(scene)) if (isPaymentFinal(before)) expect(after).toBe(before);
      }),
    );
  });

  test('clock, reader and late codes do not end a scan: only the server does', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, each, after } of steps(scene)) {
          if (before.name !== 'scanned' || after.name === 'scanned') continue;
          expect(['answered', 'heard']).toContain(each.type);
          expect(after.name).not.toBe('refreshing');
        }
      }),
    );
  });

  test('nothing expires without a response, to a request after the end or with the state expired', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, each, after } of steps(scene)) {
          if (after.name !== 'expired' || before.name === 'expired') continue;
          if (each.type !== 'answered' || each.order.status !== 'pending') throw new Error(each.type);
          const isExpired = each.order.code?.scan === 'expired';
          expect(isExpired || each.askedAt >= after.code.expiresAt).toBe(true);
        }
      }),
    );
  });

  test('a code is shown only if it was requested last', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, each, after } of steps(scene)) {
          if (each.type !== 'codeCame' || after === before) continue;
          expect(each.round).toBe(before.round);
          expect(before).toMatchObject({ name: 'refreshing', of: 'code' });
        }
      }),
    );
  });

  test('request numbers only increase, so that an old response never matches a new request', () => {
    fc.assert(
      fc.property(scenes, ([first, happenings]) => {
        const rounds = follow(first, happenings).map(({ round }) => round);
        expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
      }),
    );
  });

  test('money ends every payment that is open', () => {
    fc.assert(
      fc.property(scenes, ([first, happenings]) => {
        const last = follow(first, happenings).at(-1) ?? first;
        const paid = stepPayment(last, events['is paid']);
        expect(paid.name).toBe(last.name === 'cancelled' ? 'cancelled' : 'paid');
      }),
    );
  });

  test('the payment method can change only where `canChooseMethod` allows it', () => {
    fc.assert(
      fc.property(known, (state) => {
        const turned = stepPayment(state, events['chooses WeChat']) !== state;
        expect(turned).toBe(canChooseMethod(state));
      }),
    );
  });
});
