-- The values in events about a member who was erased, some at a time: their hash stays, so that what was sealed of them still holds.
-- Nobody else may change an event, and the log has to have the erasure.
create or replace function app.erase_audit_values(member uuid, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  done int;
begin
  if not exists (select from audit_events where tenant_id = app.tenant_id() and entity_id = member and action = 'tenantMember.erase') then
    raise exception 'this member is not erased';
  end if;
  update audit_events set before = null, after = null, salt = null, values_hash = sha256(convert_to(
    concat_ws(E'\n', salt, coalesce(before::text, '-'), coalesce(after::text, '-')), 'UTF8'))
  where tenant_id = app.tenant_id() and id in (
    select e.id from audit_events e where e.tenant_id = app.tenant_id() and e.entity_id = member and e.values_hash is null
      and num_nonnulls(e.before, e.after) > 0 order by e.created_at limit most);
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function app.erase_audit_values(uuid, int) from public;
grant execute on function app.erase_audit_values(uuid, int) to app_user;
