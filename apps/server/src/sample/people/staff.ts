import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { writeStep } from '../steps.ts';

/** An invented member of the staff that the server prints at start, in the sandbox only. */
export interface DemoStaff {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly shows: string;
}

/** All of them share it. */
export const demoStaffPassword = 'harbour-lights-2026';

export const demoStaff: readonly DemoStaff[] = [
  {
    email: 'desk.admin@example.com',
    name: '顾怀舟（示例）',
    roles: ['admin'],
    shows: 'keeps the staff and reads the log',
  },
  {
    email: 'desk.finance@example.com',
    name: '苏静澜（示例）',
    roles: ['finance'],
    shows: 'confirms bank transfers',
  },
  {
    email: 'desk.finance2@example.com',
    name: '方知微（示例）',
    roles: ['finance'],
    shows: 'the second pair of eyes for large ones',
  },
  {
    email: 'desk.overseas@example.com',
    name: 'Ada Quayle (sample)',
    roles: ['finance', 'editor'],
    shows: 'holds two roles: confirms transfers and writes the news',
  },
  {
    email: 'desk.reviewer@example.com',
    name: '陆行简（示例）',
    roles: ['reviewer'],
    shows: 'judges papers, and is refused transfers',
  },
  {
    email: 'desk.insurance@example.com',
    name: '宋知行（示例）',
    roles: ['reviewer'],
    shows: 'handles requests for cover, and gives second approvals',
  },
  {
    email: 'desk.papers@example.com',
    name: '沈砚书（示例）',
    roles: ['reviewer'],
    shows: 'judges papers too, so that cases can be handed over',
  },
  {
    email: 'desk.editor@example.com',
    name: '叶闻笛（示例）',
    roles: ['editor'],
    shows: 'writes the news',
  },
  {
    email: 'desk.pricing@example.com',
    name: '杜若衡（示例）',
    roles: ['pricing'],
    shows: 'keeps the prices',
  },
  {
    email: 'desk.pricing2@example.com',
    name: '温若溪（示例）',
    roles: ['pricing'],
    shows: 'keeps the prices too, so that two files can be checked at once',
  },
];

/**
 * Adds the sample staff to a database without staff. They enrol a second factor at their first login, like all staff.
 * Never called in production.
 */
export async function fillSampleStaff(db: Db, now: Date): Promise<void> {
  if (await hasStaff(db)) return;
  const passwordHash = await hashPassword(demoStaffPassword);
  await writeStep(db, async (trx) => {
    if (await hasStaff(trx)) return;
    const rows = demoStaff.map(({ email, name, roles }) => ({
      id: uuidv7(),
      email,
      name,
      roles: [...roles],
      passwordHash,
      createdAt: now,
    }));
    await trx.insertInto('staff').values(rows).execute();
  });
}

async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
