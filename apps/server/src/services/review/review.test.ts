import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { Refusal } from '../../http/refuse.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { record } from '../audit/audit.ts';
import { assigneeOf, colleagueOf } from './colleagues.ts';
import { defineReview } from './defineReview.ts';
import { refuseHalfNote } from './notes.ts';
import { countQueue } from './queue.ts';
import { firstReviewer } from './reader.ts';
import { loggedEntries, newestFirst } from './trail.ts';

const database = await createTestDatabase();
const pool = createPool({ connectionString: database.url, size: 2 });
const db = createDb(pool);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const now = new Date('2026-07-29T02:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const requestId = '0198563e-0000-7000-8000-00000000000f';
const staffId = '0198563e-0000-7000-8000-000000000001';
const caller: Staff = {
  ...{ kind: 'staff', staffId, name: '陆行简', email: 'lu@example.com', roles: ['reviewer'] },
  ...{ sessionId: 'session', keyId: 'key' },
};

// An entry of the log names a row of the staff.
beforeAll(async () => {
  const { name, email } = caller;
  await db.insertInto('staff').values({ id: staffId, name, email, roles: [], createdAt: now }).execute();
});

interface Parcel {
  readonly id: string;
  readonly version: number;
  readonly movedAt: Date | null;
}
const parcel: Parcel = { id: 'parcel-1', version: 2, movedAt: minutes(-5) };

/** Returns a review of parcels; `current` is the row that the lock reads. */
function reviewOf(current: Parcel | undefined, anyActionOpens = true) {
  return defineReview({
    subjectOf: ({ id }: Pick<Parcel, 'id'>) => ({ kind: 'intention', id, name: id }),
    opened: 'intentionOpened',
    anyActionOpens,
    lock: async (_: Db, __: { readonly id: string }) => current,
    changeSince: ({ version, movedAt }: Parcel, seen: number) =>
      version === seen ? null : movedAt ? 'moved' : 'assigned',
    changed: 'intentionChanged',
    changes: { actions: { assigned: 'intentionAssigned' }, at: ({ movedAt }) => movedAt },
  });
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

describe('opening a case', () => {
  const openings = async (id: string) =>
    (await loggedEntries(db, { kind: 'intention', id }).execute()).length;

  it('is recorded once in half an hour', async () => {
    const review = reviewOf(parcel);
    const row = { id: 'opened' };
    for (const at of [minutes(0), minutes(29)])
      await review.recordOpening(db, row, { caller, now: at, requestId });
    expect(await openings('opened')).toBe(1);
    await review.recordOpening(db, row, { caller, now: minutes(31), requestId });
    expect(await openings('opened')).toBe(2);
  });

  it('is recorded after another action only where that does not count as opening', async () => {
    for (const [id, anyActionOpens, count] of [
      ['decided', true, 1],
      ['found', false, 2],
    ] as const) {
      const review = reviewOf(parcel, anyActionOpens);
      const occasion = { now, requestId };
      await review.record(db, { id }, { action: 'intentionMoved' }, { by: caller, occasion });
      await review.recordOpening(db, { id }, { caller, now, requestId });
      expect(await openings(id), id).toBe(count);
    }
  });
});

describe('a decision', () => {
  it('gets the locked case if it has not changed since the reviewer read it', async () => {
    expect(await reviewOf(parcel).lockUnchanged(db, parcel, 2)).toBe(parcel);
  });

  it('is refused with the time of a change by another user', async () => {
    const { code, details } = await refusalOf(reviewOf(parcel).lockUnchanged(db, parcel, 1));
    expect(code).toBe('intentionChanged');
    expect(details.data).toEqual({ changes: [{ what: 'moved', at: minutes(-5).toISOString(), by: null }] });
  });

  it('is refused with the colleague who made the last such change', async () => {
    const row = { ...parcel, id: 'assigned', movedAt: null };
    const subject = { kind: 'intention', id: 'assigned', name: 'assigned' } as const;
    for (const [name, at] of [
      ['江一苇', minutes(-9)],
      ['陆行简', minutes(-3)],
    ] as const)
      await record(db, { staffId, name }, { action: 'intentionAssigned', subject }, { now: at, requestId });
    const { details } = await refusalOf(reviewOf(row).lockUnchanged(db, row, 1));
    expect(details.data).toEqual({
      changes: [{ what: 'assigned', at: minutes(-3).toISOString(), by: '陆行简' }],
    });
  });

  it('is refused without details where the case is gone', async () => {
    const { code, details } = await refusalOf(reviewOf(undefined).lockUnchanged(db, parcel, 2));
    expect([code, details]).toEqual(['intentionChanged', {}]);
  });
});

describe('a note', () => {
  it.each([
    [{ noteZh: '', noteEn: '' }, false, []],
    [{ noteZh: '', noteEn: '' }, true, ['body.noteZh', 'body.noteEn']],
    [{ noteZh: '模糊', noteEn: '' }, false, ['body.noteEn']],
    [{ noteZh: '', noteEn: 'blurred' }, true, ['body.noteZh']],
    [{ noteZh: '模糊', noteEn: 'blurred' }, true, []],
  ])('%o, needed %s, lacks %j', async (notes, needed, lacks) => {
    const check = Promise.resolve().then(() => refuseHalfNote(notes, needed));
    if (lacks.length === 0) return expect(check).resolves.toBeUndefined();
    expect((await refusalOf(check)).fields.map(({ field }) => field)).toEqual(lacks);
  });
});

describe('the people of a case', () => {
  it('can be assigned and unassigned', () => {
    const able = [{ id: 'a', name: '江一苇' }];
    expect(assigneeOf(able, 'a')).toBe(able[0]);
    expect(assigneeOf(able, null)).toBeNull();
    expect(assigneeOf(able, 'b')).toBeUndefined();
  });

  it('are named, and know themselves', () => {
    expect(colleagueOf('a', '江一苇', 'a')).toEqual({ id: 'a', name: '江一苇', own: true });
    expect(colleagueOf(null, null, 'a')).toBeNull();
    expect(firstReviewer({ id: 'a', name: '江一苇', at: now }, 'b')).toEqual({
      ...{ id: 'a', name: '江一苇', own: false },
      at: now.toISOString(),
    });
    expect(firstReviewer({ id: null, name: null, at: null }, 'b')).toBeNull();
  });
});

describe('a queue', () => {
  it('counts cases that wait, are late and are due today', async () => {
    const due = [minutes(-1), minutes(60), minutes(3 * 24 * 60), null];
    const queue = { name: 'insurance', role: 'reviewer', settledBy: [], due: async () => due } as const;
    const count = { queue: 'insurance', waiting: 4, late: 1, dueToday: 1 };
    expect(await countQueue(db, queue, now)).toEqual(count);
  });

  it('lists the history of a case with the newest first', () => {
    expect(newestFirst([{ at: '2026-01-01' }, { at: '2026-03-01' }, { at: '2026-02-01' }])).toEqual([
      { at: '2026-03-01' },
      { at: '2026-02-01' },
      { at: '2026-01-01' },
    ]);
  });
});
