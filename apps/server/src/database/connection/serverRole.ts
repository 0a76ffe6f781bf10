import type pg from 'pg';

/** The role that the server works as in an embedded database. It owns all tables but those of the audit log. */
export const serverRole = 'fairway_server';
/** Owns the audit log. It cannot log in, and the server is not a member of it. */
const auditRole = 'fairway_audit';

type Client = Pick<pg.Client, 'query'>;

const createRole = (name: string, options: string) => `do $$ begin
  create role ${name} ${options};
exception when duplicate_object or unique_violation then null; end $$`;

/**
 * Makes the server's role the owner of the tables of a database. The database and its schema `public` stay with the
 * superuser that runs this, since the owner of either can drop its content.
 */
export async function giveToServer(client: Client): Promise<void> {
  await client.query(createRole(serverRole, 'login nosuperuser nocreatedb nocreaterole'));
  await client.query(createRole(auditRole, 'nologin'));
  await client.query(`do $$
declare
  item record;
begin
  execute format('grant create, temporary on database %I to ${serverRole}', current_database());
  grant usage, create on schema public to ${serverRole};
  for item in select nspname from pg_namespace
    where nspowner = current_user::regrole and nspname !~ '^(pg_|information_schema$|public$)' loop
    execute format('alter schema %I owner to ${serverRole}', item.nspname);
  end loop;
  -- A sequence of a column follows its table.
  for item in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relowner = current_user::regrole and n.nspname !~ '^(pg_|information_schema$)'
      and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relname <> 'audit_entry'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'e', 'i') and d.classid = 'pg_class'::regclass and (d.deptype = 'e' or c.relkind = 'S')) loop
    execute format('alter table %s owner to ${serverRole}', item.name);
  end loop;
  for item in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.proowner = current_user::regrole and n.nspname !~ '^(pg_|information_schema$)' and p.proname <> 'refuse_audit_change'
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e') loop
    execute format('alter routine %s owner to ${serverRole}', item.name);
  end loop;
  for item in select t.oid::regtype as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typowner = current_user::regrole and n.nspname !~ '^(pg_|information_schema$)' and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e') loop
    execute format('alter type %s owner to ${serverRole}', item.name);
  end loop;
end $$`);
}

/** Restricts the server to reading the audit log and adding to it. Called once its table exists. */
export async function protectAudit(client: Client): Promise<void> {
  for (const statement of [
    `alter table audit_entry owner to ${auditRole}`,
    `alter function refuse_audit_change() owner to ${auditRole}`,
    `revoke all on audit_entry from public, ${serverRole}`,
    `grant select, insert on audit_entry to ${serverRole}`,
  ])
    await client.query(statement);
}
