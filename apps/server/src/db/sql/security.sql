-- Applied after every migration, and whenever this text changes: it may run any number of times.

create or replace function app.tenant_id() returns uuid language sql stable as $$
  select nullif(current_setting('app.tenant_id', true), '')::uuid
$$;

-- A tenant as handlers know it. By id: where tables are sharded, a function over a row of one is not found.
drop function if exists app.tenant_summary(tenants);
create or replace function app.tenant_summary(tenant uuid) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'language', t.language, 'languages', to_jsonb(t.languages), 'timezone', t.timezone,
    'features', to_jsonb(t.features), 'pointTerms', t.point_terms, 'logoId', t.logo_id,
    'brandColor', t.brand_color, 'host', (select min(h.host) from tenant_hosts h where h.tenant_id = t.id))
  from tenants t where t.id = tenant
$$;

create or replace function app.enter_tenant(t uuid, out now timestamptz, out tenant jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('set local app.tenant_id = %L', t);
  now := app.now();
  tenant := app.tenant_summary(t);
end $$;

-- Who a token is, if it is still good; enters its tenant. `session` is null for a token that is not.
-- A token lapses when it has not been used for 14 days; its last use is stored once an hour at most, unless `traced` is false: what is
-- written in this transaction then belongs to nobody.
drop function if exists app.enter_session(bytea);
create or replace function app.enter_session(token bytea, traced boolean default true, out now timestamptz, out session text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  k access_tokens;
  m tenant_members;
  t jsonb;
begin
  now := app.now();
  select * into k from access_tokens where token_hash = token;
  if not found or k.revoked_at is not null or k.expires_at <= now or k.last_used_at <= now - interval '14 days' then
    return;
  end if;
  if k.tenant_id is not null then
    execute format('set local app.tenant_id = %L', k.tenant_id);
    select * into m from tenant_members where tenant_id = k.tenant_id and id = k.member_id;
    if not found or m.suspended_at is not null or m.status = 'archived' then
      execute 'set local app.tenant_id = ''''';
      return;
    end if;
    t := app.tenant_summary(k.tenant_id);
  end if;
  if traced and k.last_used_at <= now - interval '1 hour' then
    update access_tokens set last_used_at = now where token_hash =
      (select a.token_hash from access_tokens a where a.token_hash = token for update skip locked);
  end if;
  session := jsonb_build_object('scope', k.scope, 'familyId', k.family_id, 'userId', k.user_id, 'tenantId', k.tenant_id,
    'memberId', k.member_id, 'expiresAt', k.expires_at, 'role', m.role,
    'locale', case when t->'languages' ? m.locale then m.locale else t->>'language' end,
    'timezone', coalesce(m.timezone, t->>'timezone'), 'tenant', t)::text;
end $$;

-- Takes one of `allowed` attempts at `what` in a window of seconds; answers how many are left (negative: refused) and
-- when the window ends.
create or replace function app.take_attempt(what text, allowed int, seconds int, out remaining int, out resets_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rate_limits as r (key, taken, resets_at) values (what, 1, transaction_timestamp() + make_interval(secs => seconds))
  on conflict (key) do update set
    taken = case when r.resets_at <= excluded.resets_at - make_interval(secs => seconds) then 1 else r.taken + 1 end,
    resets_at = case when r.resets_at <= excluded.resets_at - make_interval(secs => seconds) then excluded.resets_at else r.resets_at end
  returning allowed - r.taken, r.resets_at into remaining, take_attempt.resets_at;
end $$;

create or replace function app.return_attempts(what text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update rate_limits set taken = greatest(taken - 1, 0) where key = any(what)
$$;

revoke execute on all functions in schema app from public;
grant execute on function app.now(), app.tenant_id() to public;
grant execute on function app.enter_tenant(uuid) to app_user, app_auth;
grant execute on function app.enter_session(bytea, boolean) to app_user, app_auth;
grant execute on function app.take_attempt(text, int, int), app.return_attempts(text[]) to app_auth;

-- Every table of a tenant is closed to other tenants, by whatever role. What tenants share is opened by hand below.
grant usage on schema public to app_user, app_auth, app_worker;
do $$
declare
  tbl text;
begin
  for tbl in
    select c.table_name from information_schema.columns c
    join information_schema.tables x on x.table_schema = c.table_schema and x.table_name = c.table_name and x.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'tenant_id'
      and c.table_name not in ('access_tokens', 'invitations', 'login_states', 'tenant_hosts', 'tenant_memberships')
  loop
    execute format('alter table public.%I enable row level security', tbl);
    execute format('alter table public.%I force row level security', tbl);
    execute format('drop policy if exists tenant on public.%I', tbl);
    execute format('create policy tenant on public.%I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
      with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tbl);
    execute format('revoke all on public.%I from app_user, app_auth, app_worker', tbl);
    execute format('grant select, insert, update, delete on public.%I to app_user', tbl);
  end loop;
end $$;

-- Written once and kept: what was posted and what was done.
revoke update, delete on points_transactions, points_entries, audit_events, audit_blocks from app_user;
revoke update, delete on audit_unsealed from app_user;

-- Shared tables: sign-in and host look-up see all of them, a tenant its own rows.
do $$
declare
  tbl text;
begin
  foreach tbl in array array['users', 'password_resets', 'access_tokens', 'invitations', 'login_states', 'tenant_hosts', 'tenant_memberships', 'tenants', 'rate_limits',
    'second_steps', 'totp_factors', 'passkeys', 'recovery_codes', 'challenges'] loop
    execute format('revoke all on public.%I from app_user, app_auth, app_worker', tbl);
    execute format('alter table public.%I enable row level security', tbl);
    execute format('drop policy if exists auth on public.%I', tbl);
    execute format('create policy auth on public.%I to app_auth using (true) with check (true)', tbl);
  end loop;
end $$;
grant select, insert, update, delete on users, password_resets, access_tokens, login_states to app_auth;
grant select, insert, update, delete on second_steps, totp_factors, passkeys, recovery_codes, challenges to app_auth;
grant select, insert on tenants, tenant_hosts, tenant_memberships to app_auth;
grant delete on tenant_hosts to app_auth;
grant select, update on invitations to app_auth;

drop policy if exists own on tenants;
create policy own on tenants to app_user using (id = app.tenant_id()) with check (id = app.tenant_id());
grant select, update on tenants to app_user;
drop policy if exists own on tenant_hosts;
create policy own on tenant_hosts to app_user using (tenant_id = app.tenant_id());
grant select on tenant_hosts to app_user;
drop policy if exists own on tenant_memberships;
create policy own on tenant_memberships to app_user using (tenant_id = app.tenant_id()) with check (tenant_id = app.tenant_id());
grant select, insert, delete on tenant_memberships to app_user;
drop policy if exists own on access_tokens;
create policy own on access_tokens to app_user using (tenant_id = app.tenant_id()) with check (tenant_id = app.tenant_id());
grant select, update on access_tokens to app_user;

drop policy if exists own on invitations;
create policy own on invitations to app_user using (tenant_id = app.tenant_id()) with check (tenant_id = app.tenant_id());
grant select, insert, update on invitations to app_user;

-- The address by which a member of the tenant signs in: what is mailed there reaches the account's own person.
create or replace function app.sign_in_address(member uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select u.email from tenant_memberships m join users u on u.id = m.user_id
  where m.tenant_id = app.tenant_id() and m.member_id = member
$$;
revoke execute on function app.sign_in_address(uuid) from public;
grant execute on function app.sign_in_address(uuid) to app_user;

-- Whether a member of the tenant signs in by a second step.
create or replace function app.has_second_step(member uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from tenant_memberships m join second_steps s on s.user_id = m.user_id
    where m.tenant_id = app.tenant_id() and m.member_id = member)
$$;

-- How a member of the tenant signs in, for the copy of their own data: nothing that opens anything.
create or replace function app.own_sign_in(member uuid) returns table (
  email text, created_at timestamptz, second_step boolean, locked_until timestamptz,
  app_added_at timestamptz, app_last_used_at timestamptz, recovery_codes_left int, recovery_codes_used int)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.email, u.created_at, s.user_id is not null, s.locked_until, t.created_at, t.last_used_at,
    (select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null),
    (select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is not null)
  from tenant_memberships m join users u on u.id = m.user_id
  left join second_steps s on s.user_id = u.id left join totp_factors t on t.user_id = u.id
  where m.tenant_id = app.tenant_id() and m.member_id = member
$$;
create or replace function app.own_passkeys(member uuid)
returns table (name text, host text, added_at timestamptz, last_used_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.name, p.rp_id, p.created_at, p.last_used_at from tenant_memberships m join passkeys p on p.user_id = m.user_id
  where m.tenant_id = app.tenant_id() and m.member_id = member order by p.created_at, p.id
$$;
revoke execute on function app.own_sign_in(uuid), app.own_passkeys(uuid) from public;
grant execute on function app.own_sign_in(uuid), app.own_passkeys(uuid) to app_user;

-- A person without a second step at sign-in, who is signed in nowhere. False where there was none.
create or replace function app.clear_second_step(person uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended timestamptz := app.now();
begin
  -- In the order of an answer to one of them.
  perform from challenges where user_id = person order by token_hash for update;
  delete from second_steps where user_id = person;
  if not found then
    return false;
  end if;
  delete from totp_factors where user_id = person;
  delete from passkeys where user_id = person;
  delete from recovery_codes where user_id = person;
  delete from challenges where user_id = person;
  update access_tokens set revoked_at = ended where user_id = person and revoked_at is null;
  return true;
end $$;

-- The same for a member of the tenant: 'reset', 'none' where there is none, or 'shared' where the account belongs to another tenant
-- as well, whose people this one does not decide about.
create or replace function app.reset_second_step(member uuid) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
begin
  select user_id into person from tenant_memberships where tenant_id = app.tenant_id() and member_id = member;
  if exists (select from tenant_memberships where user_id = person and tenant_id <> app.tenant_id()) then
    return 'shared';
  end if;
  return case when app.clear_second_step(person) then 'reset' else 'none' end;
end $$;
-- Whether the account of a member of the tenant belongs to another one as well.
create or replace function app.belongs_elsewhere(member uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from tenant_memberships m join tenant_memberships o on o.user_id = m.user_id and o.tenant_id <> m.tenant_id
    where m.tenant_id = app.tenant_id() and m.member_id = member)
$$;

-- How an erased member of the tenant signed in. An account that another tenant has as well stays there.
create or replace function app.erase_account(member uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
begin
  if not exists (select from tenant_members where tenant_id = app.tenant_id() and id = member and erased_at is not null) then
    raise exception 'this member is not erased';
  end if;
  delete from invitations where tenant_id = app.tenant_id() and member_id = member;
  delete from access_tokens where tenant_id = app.tenant_id() and member_id = member;
  select user_id into person from tenant_memberships where tenant_id = app.tenant_id() and member_id = member;
  if person is null then
    return;
  end if;
  -- Who makes it a member elsewhere at this moment waits for it, or is waited for.
  perform from users where id = person for update;
  delete from tenant_memberships where user_id = person and tenant_id = app.tenant_id();
  delete from login_states where user_id = person and tenant_id = app.tenant_id();
  if exists (select from tenant_memberships where user_id = person) then
    return;
  end if;
  perform app.clear_second_step(person);
  delete from challenges where user_id = person;
  delete from login_states where user_id = person;
  delete from password_resets where user_id = person;
  delete from access_tokens where user_id = person;
  delete from users where id = person;
end $$;
revoke execute on function app.belongs_elsewhere(uuid), app.erase_account(uuid) from public;
grant execute on function app.belongs_elsewhere(uuid), app.erase_account(uuid) to app_user;
revoke execute on function app.has_second_step(uuid), app.reset_second_step(uuid), app.clear_second_step(uuid) from public;
grant execute on function app.has_second_step(uuid), app.reset_second_step(uuid) to app_user;
grant execute on function app.clear_second_step(uuid) to app_auth;

-- Sign-in reads the member that it lets in, inside that member's tenant, and mails for itself under no tenant's id.
grant select, update on tenant_members to app_auth;
grant select on member_managers, teams, team_members to app_auth;
grant select, insert, delete on member_name_parts to app_auth;
grant insert on audit_events, mail_outbox to app_auth;
grant select, insert on audit_unsealed to app_auth;
-- A digest is ended by the link in it, without signing in.
grant select, insert, update on notification_preferences to app_auth;
drop policy if exists apex on mail_outbox;
create policy apex on mail_outbox to app_auth with check (tenant_id = '00000000-0000-0000-0000-000000000000');

-- Who may not migrate looks whether that was done.
grant select on app.applied to app_worker;

-- The worker looks across tenants for what is due, and sweeps what has lapsed.
drop policy if exists worker on tenants;
create policy worker on tenants to app_worker using (true);
grant select on tenants to app_worker;
drop policy if exists worker on schedules;
create policy worker on schedules to app_worker using (true) with check (true);
grant select, insert, update, delete on schedules to app_worker;
drop policy if exists worker on audit_unsealed;
create policy worker on audit_unsealed to app_worker using (true) with check (true);
grant select, update, delete on audit_unsealed to app_worker;
drop policy if exists worker on mail_outbox;
create policy worker on mail_outbox to app_worker using (true) with check (true);
grant select (tenant_id, id, attempts, claimed_at, sent_at, created_at), delete on mail_outbox to app_worker;
drop policy if exists worker on idempotency_keys;
create policy worker on idempotency_keys to app_worker using (true);
grant select, delete on idempotency_keys to app_worker;
do $$
declare
  tbl text;
begin
  foreach tbl in array array['access_tokens', 'challenges', 'invitations', 'login_states', 'password_resets', 'rate_limits'] loop
    execute format('drop policy if exists worker on public.%I', tbl);
    execute format('create policy worker on public.%I to app_worker using (true)', tbl);
    execute format('grant select, delete on public.%I to app_worker', tbl);
  end loop;
end $$;
